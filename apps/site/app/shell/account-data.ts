import { ApiFailure, isPersonal, mainQueries, type MainState, useApi } from '@hoshikraft/api-client';
import { useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSiteFacts } from '../framework/page/site-facts.tsx';
import { readLastAccount, storeLastAccount } from './last-account.ts';

/** How often to check whether all queries have finished, in ms. */
const CHECK_INTERVAL_MS = 20;

/**
 * State of the account, on `<html>` for the styles (`data-account`): `loading` from before the first paint of a public page
 * (entry/early-script.ts) until the account's data is loaded, `ready` after that, `away` if the API is unavailable. Visitors
 * and pending players have none.
 */
const rootData = () => document.documentElement.dataset;

/** Refetches the queries that depend on the account, and waits for those that the page has started itself. */
const refetchAccountData = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ predicate: isPersonal });
  do await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
  while (client.isFetching({ predicate: ({ meta }) => meta?.['own'] !== undefined }) > 0);
};

/**
 * Loads the account's data on a public page: first the account state stored in this browser, then the current session, then
 * the queries whose responses depend on the account.
 */
export const useAccountData = (): void => {
  const api = useApi();
  const client = useQueryClient();
  const store = useStore();
  const dispatch = useSessionDispatch();
  const session = useSession();
  const { build, region } = useSiteFacts();
  const player = session.kind === 'signed-in' ? session.auth.data.id : null;
  const started = useRef(false);
  const known = useRef(player);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (rootData()['account'] === undefined) storeLastAccount(build, null);
    if (rootData()['account'] !== 'loading') return;
    const last = readLastAccount(build);
    if (last !== undefined) dispatch({ type: 'loaded', auth: last });
    const apply = async (main: MainState): Promise<void> => {
      dispatch({ type: 'loaded', auth: main.auth });
      if (main.auth === null) delete rootData()['account'];
      if (main.region === null || main.region === region) return;
      const { applyAccountRegion } = await import('./region.ts');
      applyAccountRegion(store, main.region);
    };
    client
      .fetchQuery(mainQueries.latest(api))
      .then(apply)
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        // The header of a pending player is that of a visitor.
        if (error.code === -7) delete rootData()['account'];
        else if (rootData()['account'] === 'loading') rootData()['account'] = 'away';
      });
  }, [api, build, client, dispatch, region, store]);

  useEffect(() => {
    const before = known.current;
    known.current = player;
    if (player === null) {
      if (before !== null) delete rootData()['account'];
    } else if (rootData()['account'] === 'loading' || rootData()['account'] === 'away') {
      let isCurrent = true;
      void refetchAccountData(client).finally(() => {
        if (isCurrent) rootData()['account'] = 'ready';
      });
      return () => {
        // Signed out, or another player, before the data was there.
        isCurrent = false;
      };
    } else rootData()['account'] = 'ready';
    return undefined;
  }, [client, player]);

  useEffect(() => {
    if (session.kind === 'signed-in') storeLastAccount(build, session.auth);
    else if (rootData()['account'] === undefined) storeLastAccount(build, null);
  }, [build, session]);
};
