'use client';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes';

const ITEM = classes(
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded px-2.5 no-underline outline-none select-none',
  'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-50 sm:min-h-8',
);

interface MenuProps {
  trigger: ReactElement;
  children: ReactNode;
}

/** A menu that opens from `trigger`, a button: `<Menu trigger={<IconButton label="More" />}>…</Menu>`. */
export function Menu({ trigger, children }: MenuProps) {
  // Within the main part, so that no content stands outside the landmarks.
  const main = typeof document === 'undefined' ? null : document.getElementById('main');
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal container={main}>
        <Base.Positioner className="z-50" align="end" sideOffset={4}>
          <Base.Popup className="min-w-44 rounded-md border border-line bg-surface p-1 shadow-lg outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, disabled, onClick, children }: MenuItemProps) {
  return (
    <Base.Item
      className={classes(ITEM, danger ? 'text-breach' : 'text-ink')}
      disabled={disabled}
      onClick={() => onClick()}
    >
      {icon}
      {children}
    </Base.Item>
  );
}

export function MenuLink({ icon, href, children }: { icon?: ReactNode; href: string; children: ReactNode }) {
  return (
    <Base.LinkItem className={classes(ITEM, 'text-ink')} href={href}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 border-t border-line" />;
}
