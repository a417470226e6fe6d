import { accountCalls, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import type { Region } from '@hoshikraft/shared';
import { useQueryClient } from '@tanstack/react-query';
import { atom, type createStore, useAtom } from 'jotai';
import { useSiteFacts } from '../page/site-facts.tsx';

/** A year, in seconds (docs/product/site-shell.md#cookies). */
const REGION_COOKIE_SECONDS = 31_536_000;

/** What the visitor has chosen on this page; null while it is what the page came with. */
const chosenRegionAtom = atom<Region | null>(null);

/** The cookie that carries the region to the server of the site. */
const regionCookie = (region: Region, secure: boolean): string =>
  `region=${region}; Path=/; Max-Age=${REGION_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

const keepRegion = (region: Region): void => {
  document.cookie = regionCookie(region, window.location.protocol === 'https:');
};

/** Shows the region of an account on a page that came in another one. */
export const followRegion = (store: ReturnType<typeof createStore>, region: Region): void => {
  keepRegion(region);
  store.set(chosenRegionAtom, region);
};

/**
 * The region and how to change it: cookie, then the API for a player, then what depends on it is loaded anew. Where the
 * API refuses, all is as it was: the shell has told the player, and the promise rejects.
 */
export const useRegion = (): { region: Region; setRegion: (region: Region) => Promise<void> } => {
  const facts = useSiteFacts();
  const api = useApi();
  const queryClient = useQueryClient();
  const signedIn = useSession().kind === 'signed-in';
  const [chosen, choose] = useAtom(chosenRegionAtom);
  const region = chosen ?? facts.region;

  const show = (shown: Region): void => {
    keepRegion(shown);
    choose(shown);
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
