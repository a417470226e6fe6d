import { ApiFailure, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useFailureMessage } from '../service/failure-message.ts';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { useLauncherState } from '../service/launcher-state.ts';
import { serviceCalls } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';
import { ServiceFailure } from '../service/service-failure.ts';
import { gamePlayer } from './game-player.ts';
import { isTaken } from './launch-stage.ts';

interface Order {
  client: string;
  optional: readonly string[];
}

export interface Launching {
  launch: (order: Order) => void;
  /** The client whose launch request is pending. */
  sending: string | null;
}

/**
 * Creates a game session with the API and passes it to the local service, which does the rest. While the API is
 * unavailable the game starts without one, and the page says what does not work.
 */
export const useLaunch = (away: boolean): Launching => {
  const { t } = useLingui();
  const api = useApi();
  const session = useSession();
  const state = useLauncherState();
  const navigate = useNavigate();
  const path = useLauncherPath();
  const words = useFailureMessage();
  const { mutateAsync: start } = useMutation(serviceCalls.launch(useService()));
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ client, optional }: Order) => {
      const player = await gamePlayer(api, session, client, away);
      await start({ client, optional: [...optional], player });
      return player;
    },
    onSuccess: (player) => {
      if (player !== null && player.accessToken !== null) return;
      showToast({
        id: 'launch:alone',
        type: 'warn',
        title: t`The game starts offline`,
        text: t`Single-player worlds work. To join our servers, restart the game once you're back online.`,
      });
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.details?.ban) {
        void navigate(path('ban'));
        return;
      }
      const { title, text } = words(failure);
      const refused = failure instanceof ServiceFailure && (failure.httpCode === 409 || failure.httpCode === 423);
      showToast({ id: `launch:${title}`, type: refused ? 'warn' : 'error', title, text });
    },
  });
  const launch = (order: Order): void => {
    // A new session would end the one with which the running game joins its server.
    if (isTaken(state)) {
      showToast({
        id: 'launch:taken',
        type: 'warn',
        title: t`More than one client cannot be launched at once`,
        text:
          state.running === null
            ? t`Wait for the current download to finish or cancel it.`
            : t`Close the game that is running and press the button again.`,
      });
      return;
    }
    mutate(order);
  };
  return { launch, sending: isPending ? variables.client : null };
};
