'use client';
import { Button, LinkButton } from './ui/button';

/** Shown in place of a page that broke. What was saved is in the browser still. */
export default function PageError() {
  return (
    <div role="alert" className="mx-auto w-full max-w-xl px-4 py-12">
      <h1 className="font-bold text-2xl">This page broke</h1>
      <p className="mt-2 mb-5">
        That is our fault. Your armies are kept in this browser and are not touched by it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => location.reload()}>
          Load it again
        </Button>
        <LinkButton href="/">My armies</LinkButton>
      </div>
    </div>
  );
}
