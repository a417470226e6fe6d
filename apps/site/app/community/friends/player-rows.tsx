import type { FriendAction, Schemas } from '@hoshikraft/api-client';
import { Button, type ButtonVariant, IconButton, type IconName, Menu, OnlineDot, Rows } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { NamedPlayer } from '../players/named-player.tsx';
import { FRIENDS_TITLE } from './friends-frame.tsx';
import { type FriendChanges, useFriendChange } from './use-friend-change.tsx';

export interface RowAction {
  action: FriendAction;
  label: string;
  variant?: ButtonVariant;
}

/** An action in the menu of a row: it ends a relation, and is rare. */
export interface MenuAction {
  action: FriendAction;
  label: string;
  icon: IconName;
}

export interface PlayerRow {
  login: string;
  /** Since when the relation exists. */
  note: ReactNode;
  online?: Schemas['Friend']['online'];
}

/**
 * Focus after the focused row has left the list: on the player who took its place, or the last one, or the title of the page
 * if the list is empty now.
 */
const useFocusAfterRow = (rows: readonly PlayerRow[]) => {
  const list = useRef<HTMLUListElement>(null);
  const changed = useRef<{ login: string; index: number }>(undefined);
  useLayoutEffect(() => {
    const { login, index } = changed.current ?? {};
    if (index === undefined || rows.some((row) => row.login === login)) return;
    changed.current = undefined;
    const links = list.current?.querySelectorAll<HTMLElement>(':scope > li > .friends-row__who > a');
    if (document.activeElement === document.body) links?.item(Math.min(index, links.length - 1)).focus();
  }, [rows]);
  useLayoutEffect(() => {
    const shown = list.current;
    return () => {
      if (changed.current !== undefined && shown?.contains(document.activeElement))
        document.getElementById(FRIENDS_TITLE)?.focus();
    };
  }, []);
  return { list, expect: (login: string, index: number) => void (changed.current = { login, index }) };
};

const Presence = ({ online, note }: Pick<PlayerRow, 'online' | 'note'>) => {
  const { t } = useLingui();
  const names = useServerNames();
  if (!online) return <span className="friends-row__note">{note}</span>;
  const server = names(online.serverId);
  return <OnlineDot online>{t`Playing on ${server}`}</OnlineDot>;
};

interface RowMenuProps extends Omit<FriendChanges, 'dialog'> {
  login: string;
  actions: readonly MenuAction[];
  onSend: () => void;
}

const RowMenu = ({ login, actions, change, isPending, onSend }: RowMenuProps) => {
  const { t } = useLingui();
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton
          icon="more"
          label={t`More actions: ${login}`}
          loading={actions.some(({ action }) => isPending(action, login))}
          {...props}
        />
      )}
      items={actions.map(({ action, label, icon }) => ({
        key: action,
        label,
        icon,
        danger: true,
        onSelect: () => change(action, login, onSend),
      }))}
    />
  );
};

export interface PlayerRowsProps {
  rows: readonly PlayerRow[];
  actions?: readonly RowAction[];
  /** Further actions, in a menu. */
  more?: readonly MenuAction[];
}

/** Players, a row each, with where they play and what can be done. */
export const PlayerRows = ({ rows, actions = [], more = [] }: PlayerRowsProps) => {
  const to = usePagePath();
  const { dialog, ...changes } = useFriendChange();
  const { list, expect } = useFocusAfterRow(rows);
  return (
    <>
      <Rows ref={list} className="friends-rows">
        {rows.map(({ login, note, online }, index) => (
          <li key={login} className="friends-row">
            <div className="friends-row__who">
              <NamedPlayer login={login} href={to(`profile/${login}`)} size={40} />
              <Presence online={online} note={note} />
            </div>
            {actions.length + more.length > 0 && (
              <div className="friends-row__actions">
                {actions.map(({ action, label, variant }) => (
                  <Button
                    key={action}
                    size="small"
                    variant={variant}
                    loading={changes.isPending(action, login)}
                    loadingLabel={label}
                    aria-label={`${label}: ${login}`}
                    onClick={() => changes.change(action, login, () => expect(login, index))}
                  >
                    {label}
                  </Button>
                ))}
                {more.length > 0 && (
                  <RowMenu {...changes} login={login} actions={more} onSend={() => expect(login, index)} />
                )}
              </div>
            )}
          </li>
        ))}
      </Rows>
      {dialog}
    </>
  );
};
