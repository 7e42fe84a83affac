/** The way from a shared army to one's own. */
export function HomeLink() {
  return (
    <a href="/" className="mr-2 inline-flex min-h-11 items-center font-bold text-lg no-underline">
      Muster
    </a>
  );
}
