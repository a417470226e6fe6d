import { ApiFailure, isOwnAnswer, mainQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSiteFacts } from '../page/site-facts.tsx';
import { readLastAccount, storeLastAccount } from './last-account.ts';

/** How often it is looked whether all answers are here, in ms. */
const LOOKED_AGAIN_MS = 20;

/**
 * What is known of the account, on `<html>` for the styles: `loading` from before the first paint of a public page
 * (entry/early-script.ts) until the account's own answers are here, `ready` from then on, `away` where the API does not
 * answer. Visitors have none.
 */
const account = () => document.documentElement.dataset;

/** Asks for the account's own answers, and waits for those that the page has begun to ask for by itself. */
const fillIn = async (client: QueryClient): Promise<void> => {
  await client.invalidateQueries({ predicate: isOwnAnswer });
  do await new Promise((resolve) => setTimeout(resolve, LOOKED_AGAIN_MS));
  while (client.isFetching({ predicate: ({ meta }) => meta?.['own'] !== undefined }) > 0);
};

/**
 * Fills a public page with what belongs to the account: who is signed in, first as last stored in this browser, and then
 * the answers that differ for them.
 */
export const useOwnAnswers = (): void => {
  const api = useApi();
  const client = useQueryClient();
  const store = useStore();
  const dispatch = useSessionDispatch();
  const session = useSession();
  const { build, region } = useSiteFacts();
  const player = session.kind === 'signed-in' ? session.auth.data.id : null;
  const begun = useRef(false);
  const known = useRef(player);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (account()['account'] === undefined) storeLastAccount(build, null);
    if (account()['account'] !== 'loading') return;
    const last = readLastAccount(build);
    if (last !== undefined) dispatch({ type: 'loaded', auth: last });
    const take = async (main: Schemas['Main']): Promise<void> => {
      dispatch({ type: 'loaded', auth: main.auth });
      if (main.auth === null) delete account()['account'];
      if (main.region === null || main.region === region) return;
      const { followRegion } = await import('./region.ts');
      followRegion(store, main.region);
    };
    client
      .fetchQuery(mainQueries.latest(api))
      .then(take)
      .catch((error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (account()['account'] === 'loading' && error.code !== -7) account()['account'] = 'away';
      });
  }, [api, build, client, dispatch, region, store]);

  useEffect(() => {
    const before = known.current;
    known.current = player;
    if (player === null) {
      if (before !== null) delete account()['account'];
    } else if (account()['account'] === 'loading' || account()['account'] === 'away') {
      void fillIn(client).finally(() => (account()['account'] = 'ready'));
    } else account()['account'] = 'ready';
  }, [client, player]);

  useEffect(() => {
    if (session.kind === 'signed-in') storeLastAccount(build, session.auth);
    else if (account()['account'] === undefined) storeLastAccount(build, null);
  }, [build, session]);
};
