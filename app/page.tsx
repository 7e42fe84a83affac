import type { Metadata } from 'next';
import { homeChoices } from './home/choices';
import { Home } from './home/home';

export const metadata: Metadata = { title: 'My armies' };

export default function Page() {
  return (
    <>
      <Home choices={homeChoices()} />
      <noscript>
        <p className="mx-auto max-w-5xl px-5">
          Armies are kept and built in the browser itself, which takes JavaScript. Shared armies can be read
          without it.
        </p>
      </noscript>
    </>
  );
}
