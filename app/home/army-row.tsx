'use client';
import { useTranslations } from 'use-intl';
import type { Army } from '@/lib/shelf';
import { agoText, dateText } from '@/lib/shelf/when';
import { armyHref } from '../shelf/shelf';
import { IconButton } from '../ui/button';
import { CopyIcon, DeviceIcon, DownloadIcon, MoreIcon, PencilIcon, RightIcon, TrashIcon } from '../ui/icons';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/menu';
import { Verdict } from '../ui/verdict';
import { useWords } from '../words/useWords';
import type { Actions } from './actions';
import { nameOf, pointsOf } from './words';

interface ArmyRowProps {
  army: Army;
  kind: string;
  now: number;
  actions: Actions;
  onRename(): void;
  onMove(): void;
}

function RowMenu({ army, actions, onRename, onMove }: Omit<ArmyRowProps, 'kind' | 'now'>) {
  const all = useTranslations();
  const words = useWords();
  const t = useTranslations('move');
  return (
    <Menu
      trigger={
        <IconButton label={all('home.row.more', { army: nameOf(army.draft, words) })}>
          <MoreIcon />
        </IconButton>
      }
    >
      <MenuLink icon={<RightIcon />} href={armyHref(army.id)}>
        {all('home.row.open')}
      </MenuLink>
      <MenuItem icon={<PencilIcon />} onClick={onRename}>
        {all('home.row.rename')}
      </MenuItem>
      <MenuItem icon={<CopyIcon />} onClick={() => void actions.duplicate(army)}>
        {all('home.row.duplicate')}
      </MenuItem>
      <MenuItem icon={<DownloadIcon />} onClick={() => void actions.download(army.draft)}>
        {all('home.row.download')}
      </MenuItem>
      <MenuItem icon={<DeviceIcon />} onClick={onMove}>
        {t('menu')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<TrashIcon />} danger onClick={() => void actions.remove(army)}>
        {all('home.row.delete')}
      </MenuItem>
    </Menu>
  );
}

/** One army in the list: a row of figures on a wide screen, two lines on a phone. */
export function ArmyRow({ army, kind, now, actions, onRename, onMove }: ArmyRowProps) {
  const words = useWords();
  return (
    <li className="army-row relative border-line border-b py-2 last:border-b-0 hover:bg-hover sm:py-1">
      <a
        href={armyHref(army.id)}
        className="min-w-0 font-semibold text-ink no-underline [grid-area:name] after:absolute after:inset-0 hover:underline"
      >
        <bdi className="line-clamp-2 break-words [overflow-wrap:anywhere]">{nameOf(army.draft, words)}</bdi>
      </a>
      <span className="text-muted [grid-area:kind]">{kind}</span>
      <span className="text-right [grid-area:points]">{pointsOf(army, words)}</span>
      <Verdict verdict={army.summary.verdict} className="[grid-area:verdict]" />
      <time
        dateTime={new Date(army.changedAt).toISOString()}
        title={dateText(army.changedAt, words)}
        className="relative z-1 text-right text-muted text-sm [grid-area:when]"
      >
        {agoText(army.changedAt, now, words)}
      </time>
      <span className="relative z-1 [grid-area:menu]">
        <RowMenu army={army} actions={actions} onRename={onRename} onMove={onMove} />
      </span>
    </li>
  );
}
