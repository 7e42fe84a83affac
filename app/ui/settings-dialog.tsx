'use client';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '@/lib/sheet/length';
import { PAPERS } from '@/lib/sheet/pdf/options';
import { LOCALE_COOKIE } from '@/lib/words/locale';
import { Checkbox, RadioGroup, RadioOption } from './choices';
import { Dialog } from './dialog';
import { LanguageChoice } from './language-choice';
import { changeSettings, useSettings } from './settings';
import { themeOf } from './theme';
import { ThemeChoice } from './theme-choice';

interface SettingsDialogProps {
  open: boolean;
  onClose(): void;
}

function cookie(name: string): string {
  return (
    document.cookie
      .split('; ')
      .find((part) => part.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? ''
  );
}

/** What a player prefers on every page of this browser; each choice counts at once. */
export function SettingsDialog({ open, onClose }: SettingsDialogProps) {
  const t = useTranslations('settings');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('hint')}
    >
      <Choices />
    </Dialog>
  );
}

function Choices() {
  const t = useTranslations('settings');
  const { paper, length, letters } = useSettings();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <ThemeChoice initial={themeOf(document.documentElement.dataset.theme)} />
        <LanguageChoice chosen={cookie(LOCALE_COOKIE)} />
      </div>
      <RadioGroup label={t('paper')} value={paper} onValueChange={(next) => changeSettings({ paper: next })}>
        {PAPERS.map((choice) => (
          <RadioOption key={choice} value={choice} label={t(`paper-${choice}`)} />
        ))}
      </RadioGroup>
      <RadioGroup
        label={t('length')}
        value={length}
        onValueChange={(next) => changeSettings({ length: next })}
      >
        {LENGTHS.map((choice) => (
          <RadioOption
            key={choice}
            value={choice}
            label={t(`length-${choice}`)}
            hint={t(`length-${choice}-hint`)}
          />
        ))}
      </RadioGroup>
      <Checkbox
        label={t('letters')}
        hint={t('letters-hint')}
        checked={letters}
        onCheckedChange={(next) => changeSettings({ letters: next })}
      />
    </div>
  );
}
