'use client';
import { useEffect, useState } from 'react';
import { canonicalRoster } from '@/lib/codec/canonical';
import { type Draft, draftRoster } from '@/lib/shelf';
import { linkTo } from '@/lib/shelf/links';

/** The link to a shared copy of just this army, where this browser has made one; it is looked for while `asked`. */
export function useKnownLink(draft: Draft | null, asked = true): string | undefined {
  const [known, setKnown] = useState<{ of: Draft; url: string | undefined }>();
  useEffect(() => {
    const roster = asked && draft ? draftRoster(draft) : null;
    if (!draft || !roster) return;
    let gone = false;
    linkTo(canonicalRoster(roster)).then(
      (url) => !gone && setKnown({ of: draft, url }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [draft, asked]);
  return known?.of === draft ? known?.url : undefined;
}
