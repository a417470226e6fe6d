import { useIdempotentMutation } from '@hoshikraft/async-state';
import { bonusQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';

/** Claims the daily bonus; the header then shows the coins of the server that received it. */
export const useClaim = () => {
  const dispatch = useSessionDispatch();
  return useIdempotentMutation<Schemas['BonusClaim'], Schemas['BonusGiven']>(bonusQueries.give(useApi()), {
    onDone: ({ serverId, coins }) => {
      dispatch({ type: 'server-preferred', serverId });
      dispatch({ type: 'coins-changed', serverId, coins });
    },
  });
};
