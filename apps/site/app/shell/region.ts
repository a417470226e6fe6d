import { accountCalls, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import type { Region } from '@hoshikraft/shared';
import { useQueryClient } from '@tanstack/react-query';
import { atom, type createStore, useAtom } from 'jotai';
import { useSiteFacts } from '../framework/page/site-facts.tsx';

/** A year, in seconds (docs/product/site-shell.md#cookies). */
const REGION_COOKIE_SECONDS = 31_536_000;

/** Region chosen on this page; null while it is the one that the page was rendered with. */
const chosenRegionAtom = atom<Region | null>(null);

/** Cookie that sends the region to the site's server. */
const regionCookie = (region: Region, secure: boolean): string =>
  `region=${region}; Path=/; Max-Age=${REGION_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

const storeRegion = (region: Region): void => {
  document.cookie = regionCookie(region, window.location.protocol === 'https:');
};

/** Applies the region of an account on a page that was rendered in another one. */
export const applyAccountRegion = (store: ReturnType<typeof createStore>, region: Region): void => {
  storeRegion(region);
  store.set(chosenRegionAtom, region);
};

/**
 * The region and its setter. The setter writes the cookie, calls the API for a player, then refetches all queries. If the API
 * refuses, the previous region is restored, the shell shows a toast, and the promise rejects.
 */
export const useRegion = (): { region: Region; setRegion: (region: Region) => Promise<void> } => {
  const facts = useSiteFacts();
  const api = useApi();
  const queryClient = useQueryClient();
  const signedIn = useSession().kind === 'signed-in';
  const [chosen, setChosen] = useAtom(chosenRegionAtom);
  const region = chosen ?? facts.region;

  const show = (shown: Region): void => {
    storeRegion(shown);
    setChosen(shown);
  };
  const setRegion = async (next: Region): Promise<void> => {
    show(next);
    try {
      if (signedIn) await accountCalls.setRegion(api, next);
    } catch (error) {
      show(region);
      throw error;
    }
    await queryClient.invalidateQueries();
  };
  return { region, setRegion };
};
