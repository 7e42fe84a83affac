import type { Metadata } from 'next';
import { LinkButton } from './ui/button';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="font-bold text-2xl">There is nothing here</h1>
      <p className="mt-2 mb-5">The address may be mistyped, or what it led to was never here.</p>
      <LinkButton look="primary" href="/">
        My armies
      </LinkButton>
    </div>
  );
}
