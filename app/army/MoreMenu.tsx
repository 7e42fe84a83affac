'use client';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../ui/button';
import { CopyIcon, MoreIcon } from '../ui/icons';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/menu';
import {
  CompareIcon,
  DeviceIcon,
  DownloadIcon,
  GearIcon,
  KeysIcon,
  PageIcon,
  RulesIcon,
} from '../ui/menu-icons';
import { useNow } from './now';
import { PALETTE_ACTIONS, type PaletteAction, type PaletteStage } from './palette/actions';

type Shown = Partial<Record<PaletteAction['words'], ReactNode>>;

/** What is seldom needed, by what it is about; all of it is in the palette too. */
const GROUPS: readonly Shown[] = [
  {
    pdf: <PageIcon />,
    copy: <CopyIcon />,
    download: <DownloadIcon />,
    move: <DeviceIcon />,
  },
  { compare: <CompareIcon />, rules: <RulesIcon /> },
  { settings: <GearIcon />, keys: <KeysIcon /> },
];

/** The menu of the army's head. It comes with the press of its button, which is then pressed once more for it. */
export function MoreMenu({ stage, label }: { stage: Omit<PaletteStage, 'draft'>; label: string }) {
  const { draft } = useNow();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);
  const trigger = (
    <IconButton ref={button} label={label}>
      <MoreIcon />
    </IconButton>
  );
  return (
    <Menu trigger={trigger}>
      {GROUPS.map((group, at) => (
        <Fragment key={Object.keys(group)[0]}>
          {at > 0 && <MenuSeparator />}
          {PALETTE_ACTIONS.filter(({ words }) => words in group).map((action) => (
            <Item key={action.words} action={action} icon={group[action.words]} stage={{ ...stage, draft }} />
          ))}
        </Fragment>
      ))}
    </Menu>
  );
}

interface ItemProps {
  action: PaletteAction;
  icon: ReactNode;
  stage: PaletteStage;
}

function Item({ action, icon, stage }: ItemProps) {
  const t = useTranslations('palette.actions');
  const words = t(action.words);
  if ('href' in action) {
    return (
      <MenuLink icon={icon} href={action.href(stage)}>
        {words}
      </MenuLink>
    );
  }
  return (
    <MenuItem icon={icon} disabled={action.off?.(stage)} onClick={() => action.run(stage)}>
      {words}
    </MenuItem>
  );
}
