'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/button';
import { MoreIcon } from '../ui/icons';
import { later } from './Lazily';
import type { PaletteStage } from './palette/actions';

const load = () => import('./MoreMenu').then((part) => part.MoreMenu);
const MoreMenu = later(load);

const loaded = () =>
  load().then(
    () => undefined,
    () => undefined,
  );

/** Opens the menu of what is seldom needed; its code comes when something shows that it will be wanted. */
export function MoreButton(stage: Omit<PaletteStage, 'draft'>) {
  const t = useTranslations('hand');
  const [wanted, setWanted] = useState(false);
  if (wanted) return <MoreMenu stage={stage} label={t('more')} />;
  return (
    <IconButton
      label={t('more')}
      aria-haspopup="menu"
      onPointerEnter={() => void loaded()}
      onFocus={() => void loaded()}
      onClick={() => void loaded().then(() => setWanted(true))}
    >
      <MoreIcon />
    </IconButton>
  );
}
