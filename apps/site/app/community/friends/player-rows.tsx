import { friendQueries, type FriendAction, useApi } from '@hoshikraft/api-client';
import { Button, type ButtonVariant, Card, Stack } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { NamedPlayer } from '../players/named-player.tsx';

export interface RowAction {
  action: FriendAction;
  label: string;
  /** Accessible name: the label with the player's nickname. */
  about: (login: string) => string;
  variant?: ButtonVariant;
}

interface PlayerRow {
  key: string;
  login: string;
  note: ReactNode;
}

/** A list of players with actions for each. */
export const PlayerRows = ({ rows, actions }: { rows: readonly PlayerRow[]; actions: readonly RowAction[] }) => {
  const to = usePagePath();
  const change = useMutation(friendQueries.change(useApi()));
  const isPending = (action: FriendAction, nickname: string): boolean =>
    change.isPending && change.variables.action === action && change.variables.nickname === nickname;
  return (
    <Stack as="ul" gap={3}>
      {rows.map(({ key, login, note }) => (
        <Card as="li" key={key} className="friends-row">
          <NamedPlayer login={login} href={to(`profile/${login}`)} size={40} />
          <span className="hk-muted hk-small">{note}</span>
          <span className="friends-row__actions">
            {actions.map(({ action, label, about, variant }) => (
              <Button
                key={action}
                size="small"
                variant={variant}
                loading={isPending(action, login)}
                loadingLabel={label}
                aria-label={about(login)}
                onClick={() => change.mutate({ action, nickname: login })}
              >
                {label}
              </Button>
            ))}
          </span>
        </Card>
      ))}
    </Stack>
  );
};
