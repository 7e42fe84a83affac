'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addArmy, armyHref } from '../shelf/shelf';
import { Button, LinkButton } from '../ui/button';
import { PlusIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { type Fault, type Incoming, readLink } from './incoming';
import { Preview } from './Preview';

type State = 'reading' | Incoming | Fault;

/** The army of the link in the address bar, to look at before it comes in. */
export function OpenLink() {
  const t = useTranslations('open');
  const words = useWords();
  const [state, setState] = useState<State>('reading');
  useEffect(() => {
    let turn = 0;
    const read = () => {
      const mine = ++turn;
      setState('reading');
      void readLink(location.hash, words).then((next) => mine === turn && setState(next));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => {
      turn = -1;
      window.removeEventListener('hashchange', read);
    };
  }, [words]);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 sm:py-10">
      {state === 'reading' ? (
        <p role="status" className="needs-script">
          {t('reading')}
        </p>
      ) : 'kind' in state ? (
        <Faulty fault={state} />
      ) : (
        <Offer incoming={state} />
      )}
    </div>
  );
}

function Offer({ incoming: { roster, sheet, twin } }: { incoming: Incoming }) {
  const t = useTranslations('open');
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const add = () => {
    setState('busy');
    addArmy(roster).then(
      // Replaced, so that going back does not offer the army once more.
      (army) => location.replace(armyHref(army.id)),
      () => setState('failed'),
    );
  };
  return (
    <>
      <p className="mb-1 text-muted">{t('comes-in')}</p>
      <Preview sheet={sheet} />
      {twin && <p className="mt-3">{t('twin')}</p>}
      {state === 'failed' && (
        <p role="alert" className="mt-3 text-breach">
          {t('not-kept')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {twin && (
          <LinkButton look="primary" href={armyHref(twin.id)}>
            {t('open-twin')}
          </LinkButton>
        )}
        <Button look={twin ? 'plain' : 'primary'} disabled={state === 'busy'} onClick={add}>
          <PlusIcon />
          {t(twin ? 'add-again' : 'add')}
        </Button>
        <LinkButton look="quiet" href="/">
          {t('leave')}
        </LinkButton>
      </div>
    </>
  );
}

function Faulty({ fault }: { fault: Fault }) {
  const t = useTranslations('open');
  return (
    <div role="alert">
      <h1 className="font-bold text-2xl">{t(`${fault.kind}.title`)}</h1>
      <p className="mt-2">{t(`${fault.kind}.says`)}</p>
      {fault.kind === 'unknown' && (
        <p className="mt-2 break-words whitespace-pre-line text-muted text-sm">
          <bdi lang="en">{fault.says}</bdi>
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {fault.kind === 'failed' && <Button onClick={() => location.reload()}>{t('again')}</Button>}
        <LinkButton look="primary" href="/">
          {t('leave')}
        </LinkButton>
      </div>
    </div>
  );
}
