/**
 * How a browser treats a file, and under which name it keeps it. For browsers old and new: headers hold ASCII only,
 * so the full name is percent-encoded (RFC 6266).
 */
export function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
