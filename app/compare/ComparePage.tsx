'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import type { Army } from '@/lib/shelf';
import { type ArmyChoice, kindName } from '../home/types';
import { useArmies } from '../shelf/useArmies';
import { useQuery } from '../shelf/useQuery';
import { LinkButton } from '../ui/button';
import { inputClasses } from '../ui/classes';
import { LeftIcon } from '../ui/icons';
import { ComparisonView } from './ComparisonView';
import { type Compared, type Source, useSides } from './useSides';

interface Asked {
  a: string;
  b: string;
  share: string;
}

/** The address names what is compared, so that a comparison can be kept and handed on. */
function keepAddress({ a, b, share }: Asked): void {
  const query = new URLSearchParams(Object.entries({ a, b, share }).filter(([, value]) => value !== ''));
  history.replaceState(null, '', `/compare?${query}`);
}

/** Two armies of this browser, or one and a shared one, side by side. */
export function ComparePage({ choices }: { choices: readonly ArmyChoice[] }) {
  const asked = { a: useQuery('a'), b: useQuery('b'), share: useQuery('share') };
  if (asked.a === null) return null;
  const first = { a: asked.a, b: asked.b ?? '', share: asked.share ?? '' };
  return <Comparing choices={choices} first={first} />;
}

function sourceOf(id: string, share: string, armies: readonly Army[]): Source | undefined {
  if (share !== '') return { share };
  const army = armies.find((other) => other.id === id);
  return army && { army };
}

function Comparing({ choices, first }: { choices: readonly ArmyChoice[]; first: Asked }) {
  const t = useTranslations('compare');
  const { armies, state } = useArmies();
  const [asked, setAsked] = useState(first);
  const ask = (part: Partial<Asked>) => {
    const next = { ...asked, ...part };
    setAsked(next);
    keepAddress(next);
  };
  const compared = useSides(sourceOf(asked.a, '', armies), sourceOf(asked.b, asked.share, armies));
  const fields = { armies, choices, shared: asked.share !== '' };
  return (
    <div className="mx-auto w-full max-w-5xl px-3 py-3 sm:px-5">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <LinkButton look="quiet" href="/" className="px-2!">
          <LeftIcon />
          {t('armies')}
        </LinkButton>
        <h1 className="font-bold text-xl">{t('title')}</h1>
      </div>
      {state === 'ready' && (
        <div className="mb-4 grid gap-2 sm:grid-cols-2">
          <ArmySelect
            {...fields}
            shared={false}
            label={t('first')}
            value={asked.a}
            onArmy={(a) => ask({ a })}
          />
          <ArmySelect {...fields} label={t('second')} value={asked.b} onArmy={(b) => ask({ b, share: '' })} />
        </div>
      )}
      <Outcome compared={compared} />
    </div>
  );
}

interface ArmySelectProps {
  label: string;
  value: string;
  armies: readonly Army[];
  choices: readonly ArmyChoice[];
  shared: boolean;
  onArmy(id: string): void;
}

function ArmySelect({ label, value, armies, choices, shared, onArmy }: ArmySelectProps) {
  const t = useTranslations('compare');
  const known = armies.some(({ id }) => id === value);
  return (
    <label className="min-w-0">
      <span className="font-semibold">{label}</span>
      <select
        value={known ? value : ''}
        onChange={(event) => onArmy(event.target.value)}
        className={inputClasses}
      >
        <option value="" disabled>
          {shared ? t('shared') : t('choose')}
        </option>
        {armies.map(({ id, draft }) => (
          <option key={id} value={id}>
            {t('option', { army: seenName(draft.name) || t('unnamed'), list: kindName(draft, choices) })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Outcome({ compared }: { compared: Compared }) {
  const t = useTranslations('compare');
  if (compared.state === 'ready') return <ComparisonView {...compared} />;
  const words = compared.state === 'failed' ? t(`failed-${compared.why}`) : t(compared.state);
  return <p role="status">{words}</p>;
}
