import { type FriendAction, friendQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useReloadSession } from '../../shell/use-reload-session.ts';
import type { AskedAction } from './friend-dialog.tsx';

const FriendDialog = lazy(async () => ({ default: (await import('./friend-dialog.tsx')).FriendDialog }));

type State = Schemas['FriendState'];

/** What a change has done, for the toast. */
const useDone = (): ((action: FriendAction, login: string, state: State) => string) => {
  const { t } = useLingui();
  return (action, login, state) => {
    const done: Record<FriendAction, string> = {
      request: state === 'friends' ? t`You and ${login} are now friends.` : t`Request sent to ${login}.`,
      accept: t`You and ${login} are now friends.`,
      decline: t`Request from ${login} declined.`,
      cancel: t`Request to ${login} withdrawn.`,
      remove: t`${login} removed from your friends.`,
      block: t`${login} is blocked.`,
      unblock: t`${login} is unblocked.`,
    };
    return done[action];
  };
};

const isAsked = (action: FriendAction): action is AskedAction => action === 'remove' || action === 'block';

interface Confirmation {
  action: AskedAction;
  login: string;
  open: boolean;
  send: () => void;
}

export interface FriendChanges {
  /** Changes the relation to a player; removing and blocking ask first. `onSend` is called once the change is sent. */
  change: (action: FriendAction, login: string, onSend: () => void) => void;
  isPending: (action: FriendAction, login: string) => boolean;
  /** The confirmation, to be rendered by the caller. */
  dialog: ReactNode;
}

/** Changes of the relation to other players, each announced by a toast. */
export const useFriendChange = (): FriendChanges => {
  const done = useDone();
  const reloadSession = useReloadSession();
  const mutation = useMutation(friendQueries.change(useApi()));
  const [asked, setAsked] = useState<Confirmation>();

  const send = (action: FriendAction, login: string, onSend: () => void): void => {
    onSend();
    mutation.mutateAsync({ action, nickname: login }).then(
      ({ state }) => {
        showToast({ id: `friend:${login}`, type: 'success', text: done(action, login, state) });
        // The number of requests in the header.
        reloadSession();
      },
      // The client of the API has shown why.
      () => undefined,
    );
  };

  return {
    change: (action, login, onSend) => {
      if (isAsked(action)) setAsked({ action, login, open: true, send: () => send(action, login, onSend) });
      else send(action, login, onSend);
    },
    isPending: (action, login) =>
      mutation.isPending && mutation.variables.action === action && mutation.variables.nickname === login,
    dialog: asked && (
      <Suspense>
        <FriendDialog {...asked} onClose={() => setAsked({ ...asked, open: false })} />
      </Suspense>
    ),
  };
};
