'use client';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addArmy, armyHref } from '../../../shelf/shelf';
import { Button, LinkButton } from '../../../ui/button';

type State = 'busy' | 'unknown' | 'withdrawn' | 'failed';

/** Takes the copy at once; if that fails, says so and offers what still works. */
export function Take({ id }: { id: string }) {
  const t = useTranslations();
  const [state, setState] = useState<State>('busy');
  const started = useRef(false);
  const take = () => {
    setState('busy');
    takeCopy(id).catch((error: unknown) => setState(error instanceof NoShare ? error.why : 'failed'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit, or there would be two copies
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    take();
  }, []);
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      <p role="status">{t(`share.take.${state}`)}</p>
      {state === 'failed' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="primary" onClick={take}>
            {t('app.again')}
          </Button>
          <LinkButton href={`/s/${encodeURIComponent(id)}/roster`} download>
            {t('share.file')}
          </LinkButton>
          <LinkButton href={`/s/${encodeURIComponent(id)}`}>{t('sheet.back')}</LinkButton>
        </div>
      )}
    </div>
  );
}

class NoShare extends Error {
  constructor(readonly why: 'unknown' | 'withdrawn') {
    super(why);
  }
}

/** The page is replaced in the history, so that going back does not copy the army once more. */
async function takeCopy(id: string): Promise<void> {
  const [{ rosterOfText }, answer] = await Promise.all([
    import('@/lib/shelf/files'),
    fetch(`/s/${encodeURIComponent(id)}/roster`),
  ]);
  if (answer.status === 404) throw new NoShare('unknown');
  if (answer.status === 410) throw new NoShare('withdrawn');
  if (!answer.ok) throw new Error(`the roster was answered with ${answer.status}`);
  const army = await addArmy(rosterOfText(await answer.text()));
  location.replace(armyHref(army.id));
}
