import type { FriendAction } from '@hoshikraft/api-client';
import { Button, type ButtonVariant, Card, Stack } from '@hoshikraft/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { NamedPlayer } from '../players/named-player.tsx';
import { FRIENDS_TITLE } from './friends-frame.tsx';
import { useFriendChange } from './use-friend-change.tsx';

export interface RowAction {
  action: FriendAction;
  label: string;
  variant?: ButtonVariant;
}

interface PlayerRow {
  key: string;
  login: string;
  note: ReactNode;
}

/**
 * Focus after the focused row has left the list: on the player who took its place, or the last one, or the title of the page
 * if the list is empty now.
 */
const useFocusAfterRow = (rows: readonly PlayerRow[]) => {
  const list = useRef<HTMLDivElement>(null);
  const changed = useRef<{ login: string; index: number }>(undefined);
  useLayoutEffect(() => {
    const { login, index } = changed.current ?? {};
    if (index === undefined || rows.some((row) => row.login === login)) return;
    changed.current = undefined;
    const links = list.current?.querySelectorAll<HTMLElement>(':scope > li > a');
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

/** A list of players with actions for each. */
export const PlayerRows = ({ rows, actions }: { rows: readonly PlayerRow[]; actions: readonly RowAction[] }) => {
  const to = usePagePath();
  const { change, isPending, dialog } = useFriendChange();
  const { list, expect } = useFocusAfterRow(rows);
  return (
    <>
      <Stack as="ul" ref={list} gap={3}>
        {rows.map(({ key, login, note }, index) => (
          <Card as="li" key={key} className="friends-row">
            <NamedPlayer login={login} href={to(`profile/${login}`)} size={40} />
            <span className="hk-muted hk-small">{note}</span>
            <span className="friends-row__actions">
              {actions.map(({ action, label, variant }) => (
                <Button
                  key={action}
                  size="small"
                  variant={variant}
                  loading={isPending(action, login)}
                  loadingLabel={label}
                  aria-label={`${label}: ${login}`}
                  onClick={() => change(action, login, () => expect(login, index))}
                >
                  {label}
                </Button>
              ))}
            </span>
          </Card>
        ))}
      </Stack>
      {dialog}
    </>
  );
};
