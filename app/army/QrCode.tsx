'use client';
import { useEffect, useState } from 'react';

/** A matrix of dark squares as the outline of an SVG path. */
function outline(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

/** An address as a QR code; the library comes only when one is shown. */
export function QrCode({ text }: { text: string }) {
  const [code, setCode] = useState<{ path: string; size: number }>();
  useEffect(() => {
    let gone = false;
    void import('uqr').then(({ encode }) => {
      const { data, size } = encode(text, { border: 3 });
      if (!gone) setCode({ path: outline(data), size });
    });
    return () => {
      gone = true;
    };
  }, [text]);
  if (!code) return <div className="size-44" />;
  return (
    <svg
      role="img"
      aria-label="QR code of the link"
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="size-44 rounded bg-white"
    >
      <path d={code.path} fill="#000" />
    </svg>
  );
}
