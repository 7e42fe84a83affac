'use client';
import { useTranslations } from 'use-intl';
import { unitProfiles, unitTerms } from '@/lib/engine';
import type { Entry } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';
import { ChoiceRow } from './ChoiceRow';
import { chosen } from './edits';
import { Oddments } from './Oddments';
import { CommandBox, OptionBox, OptionRadios } from './OptionChoices';
import { type OptionGroup, optionOffer } from './offers';
import { ProfileLine } from './ProfileLine';
import { TermWords } from './TermWords';
import { homeOf } from './terms';
import { useTerms } from './useTerms';
import { useWorkbench } from './workbench';

/** Everything that can be chosen for a unit of a list. */
export function UnitOptions({ unit, entry }: { unit: DraftUnit; entry: Entry | undefined }) {
  return (
    <div className="flex flex-col gap-2">
      {entry && <Carried unit={unit} />}
      {entry && <Offer unit={unit} entry={entry} />}
      <Oddments unit={unit} entry={entry} />
    </div>
  );
}

/** Its rows of figures, and what it carries and is subject to. */
function Carried({ unit }: { unit: DraftUnit }) {
  const { books, frame } = useWorkbench();
  const rows = unitProfiles(unit, frame, books);
  const terms = unitTerms(unit, frame, books);
  const rules = terms.filter(({ part }) => part === 'rules');
  return (
    <div className="flex flex-wrap gap-x-5 pl-1 text-sm">
      {rows.map((profile) => (
        <div key={`${profile.name} ${profile.when}`} className="flex flex-wrap gap-x-2">
          {rows.length > 1 && <span className="text-muted">{profile.name}</span>}
          <ProfileLine profile={profile} books={books} />
        </div>
      ))}
      <p className="text-muted">
        <TermWords terms={terms.filter(({ part }) => part === 'kit')} />.{' '}
        {rules.length > 0 && (
          <>
            <TermWords terms={rules} />.
          </>
        )}
      </p>
    </div>
  );
}

function Offer({ unit, entry }: { unit: DraftUnit; entry: Entry }) {
  const t = useTranslations();
  const { frame } = useWorkbench();
  const { groups, single } = optionOffer(entry);
  const command = chosen(unit, 'command');
  const options = chosen(unit, 'options');
  const { terms } = useTerms(homeOf(unit, frame));
  const chooser = { unitKey: unit.key, home: homeOf(unit, frame) };
  return (
    <>
      {entry.command.length > 0 && (
        <ChoiceRow label={t('army.choice.command')} terms={terms(entry.command.map(({ id }) => id))}>
          {entry.command.map(({ id, price }) => (
            <CommandBox key={id} {...chooser} id={id} price={price} has={command.includes(id)} />
          ))}
        </ChoiceRow>
      )}
      {groups.map((group) => (
        <OptionRadios
          key={group.options[0]?.id}
          {...chooser}
          {...{ entry, group }}
          has={ofGroup(group, options)}
        />
      ))}
      {single.length > 0 && (
        <ChoiceRow label={t('army.choice.options')} terms={terms(single.map(({ id }) => id))}>
          {single.map((option) => (
            <OptionBox
              key={option.id}
              {...chooser}
              {...{ entry, option }}
              has={options.includes(option.id)}
            />
          ))}
        </ChoiceRow>
      )}
    </>
  );
}

/** What is chosen of a group, in one string. */
function ofGroup(group: OptionGroup, options: readonly string[]): string {
  return group.options.flatMap(({ id }) => (options.includes(id) ? id : [])).join(' ');
}
