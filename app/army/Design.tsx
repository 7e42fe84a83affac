'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { capital } from '@/lib/engine/text';
import type { Words } from '@/lib/words';
import { Checkbox, RadioGroup, RadioOption } from '../ui/choices';
import { WarningIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { ChoiceRow, TermLabel } from './ChoiceRow';
import { CodeField } from './CodeField';
import { type Alternative, type Axis, axesOf, extrasOf, weaponAxes } from './designs';
import type { DesignedDraftUnit, UnitEdit } from './edits';
import { type Effect, effectsOn } from './effects';
import { OddmentList } from './Oddments';
import { signedPoints } from './words';
import { useDesignSystem, useWorkbench } from './workbench';

type EffectOf = (change: UnitEdit) => Effect;

/** A designed unit: what makes its price, each alternative with what it would cost more or less. */
export function Design({ unit }: { unit: DesignedDraftUnit }) {
  const t = useTranslations();
  const { books, frame, actions } = useWorkbench();
  const system = useDesignSystem();
  const before = useOrdinary(unit);
  const look = effectsOn(unit, frame, books);
  const extras = extrasOf(unit, system, before);
  const effectOf: EffectOf = (change) => look(change(unit) as DesignedDraftUnit);
  const make = (change: UnitEdit) => actions.editUnit(unit.key, change);
  return (
    <div className="flex flex-col gap-2">
      <CodeField unit={unit} />
      {[...axesOf(unit, system, books.words), ...weaponAxes(unit, system, books.words)].map((axis) => (
        <AxisChoice key={axis.label} axis={axis} effectOf={effectOf} make={make} />
      ))}
      <ChoiceRow label={t('army.design.special')} terms={extras}>
        {extras.map((extra) => (
          <Checkbox
            key={extra.id}
            {...shown(extra, effectOf(extra.change), books.words)}
            checked={extra.has}
            onCheckedChange={() => make(extra.change)}
          />
        ))}
      </ChoiceRow>
      <OddmentList unit={unit} offered={{ command: [], options: Object.keys(system.options) }} />
    </div>
  );
}

/** The unit as it was when last it was no champion. */
function useOrdinary(unit: DesignedDraftUnit): DesignedDraftUnit | undefined {
  const [ordinary, setOrdinary] = useState(unit.champion ? undefined : unit);
  if (!unit.champion && unit !== ordinary) setOrdinary(unit);
  return ordinary;
}

/** An alternative by its name, with its price effect, and a sign where it would break a rule. */
function shown({ name, summary, letter }: Alternative, effect: Effect | null, words: Words) {
  const label = (
    <span title={effect?.breaks ?? summary}>
      {capital(name)}
      {letter && <span className="ml-1 text-muted text-sm">{letter}</span>}
      {effect?.breaks && <Warning words={effect.breaks} />}
    </span>
  );
  return { label, aside: effect && signedPoints(effect.by, words) };
}

function Warning({ words }: { words: string }) {
  const t = useTranslations();
  return (
    <span className="ml-1 inline-block align-text-bottom text-breach">
      <WarningIcon size={16} />
      <span className="sr-only"> {t('army.design.breaks', { rule: words })}</span>
    </span>
  );
}

interface AxisChoiceProps {
  axis: Axis;
  effectOf: EffectOf;
  make: EffectOfEdit;
}

type EffectOfEdit = (change: UnitEdit) => void;

function AxisChoice({ axis: { label, value, alternatives }, effectOf, make }: AxisChoiceProps) {
  const words = useWords();
  const pick = (id: string) => {
    const found = alternatives.find((alternative) => alternative.id === id);
    if (found) make(found.change);
  };
  return (
    <div className="choice-radios">
      <RadioGroup
        label={<TermLabel label={label} terms={alternatives} />}
        value={value}
        onValueChange={pick}
        className="choices"
      >
        {alternatives.map((alternative) => (
          <RadioOption
            key={alternative.id}
            value={alternative.id}
            {...shown(alternative, alternative.id === value ? null : effectOf(alternative.change), words)}
          />
        ))}
      </RadioGroup>
    </div>
  );
}
