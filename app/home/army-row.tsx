'use client';
import { useTranslations } from 'use-intl';
import type { Army } from '@/lib/shelf';
import { agoText, dateText } from '@/lib/shelf/when';
import { armyHref } from '../shelf/shelf';
import { IconButton } from '../ui/button';
import { CopyIcon, MoreIcon, PencilIcon, RightIcon, TrashIcon } from '../ui/icons';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../ui/menu';
import { CompareIcon, DeviceIcon, DownloadIcon, TagIcon } from '../ui/menu-icons';
import { Verdict } from '../ui/verdict';
import { useWords } from '../words/useWords';
import type { Actions } from './actions';
import { CompareBox, type Comparing } from './comparing';
import { nameOf, pointsOf } from './words';

interface ArmyRowProps {
  army: Army;
  kind: string;
  now: number;
  actions: Actions;
  comparing: Comparing;
  onRename(): void;
  onMove(): void;
  onTags(): void;
}

type RowMenuProps = Pick<ArmyRowProps, 'army' | 'actions' | 'onRename' | 'onMove' | 'onTags'>;

function RowMenu({ army, actions, onRename, onMove, onTags }: RowMenuProps) {
  const all = useTranslations();
  const words = useWords();
  const t = useTranslations('move');
  const say = useTranslations('armies');
  const compare = useTranslations('compare');
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
      <MenuItem icon={<TagIcon />} onClick={onTags}>
        {say('tags')}
      </MenuItem>
      <MenuItem icon={<CopyIcon />} onClick={() => void actions.duplicate(army)}>
        {all('home.row.duplicate')}
      </MenuItem>
      <MenuLink icon={<CompareIcon />} href={`/compare?a=${encodeURIComponent(army.id)}`}>
        {compare('menu')}
      </MenuLink>
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

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useTranslations('armies');
  return (
    <ul aria-label={t('tags')} className="flex flex-wrap gap-1 py-0.5 [grid-area:tags]">
      {tags.map((tag) => (
        <li key={tag} className="max-w-full truncate rounded border border-line px-1.5 text-muted text-sm">
          <bdi>{tag}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** One army in the list: a row of figures on a wide screen, two lines on a phone. */
export function ArmyRow({ comparing, ...row }: ArmyRowProps) {
  return (
    <li className="relative flex items-center border-line border-b py-2 last:border-b-0 hover:bg-hover sm:py-1">
      {comparing.on && <CompareBox army={row.army} comparing={comparing} />}
      <Figures {...row} />
    </li>
  );
}

function Figures({ army, kind, now, ...menu }: Omit<ArmyRowProps, 'comparing'>) {
  const words = useWords();
  return (
    <div className="army-row min-w-0 flex-1">
      <a
        href={armyHref(army.id)}
        className="min-w-0 font-semibold text-ink no-underline [grid-area:name] after:absolute after:inset-0 hover:underline"
      >
        <bdi className="line-clamp-2 break-words [overflow-wrap:anywhere]">{nameOf(army.draft, words)}</bdi>
      </a>
      {army.tags && army.tags.length > 0 && <Tags tags={army.tags} />}
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
      <span className="relative z-3 [grid-area:menu]">
        <RowMenu army={army} {...menu} />
      </span>
    </div>
  );
}
