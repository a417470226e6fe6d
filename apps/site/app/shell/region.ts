import { accountCalls, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import type { Region } from '@hoshikraft/shared';
import { useQueryClient } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useSiteFacts } from '../page/site-facts.tsx';

/** A year, in seconds (product.md section 9). */
const REGION_COOKIE_SECONDS = 31_536_000;

/** What the visitor has chosen on this page; null while it is what the page came with. */
const chosenRegionAtom = atom<Region | null>(null);

/** The cookie that carries the region to the server of the site. */
const regionCookie = (region: Region, secure: boolean): string =>
  `region=${region}; Path=/; Max-Age=${REGION_COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The region and how to change it: cookie, then the API for a player, then what depends on it is loaded anew. */
export const useRegion = (): { region: Region; setRegion: (region: Region) => Promise<void> } => {
  const facts = useSiteFacts();
  const api = useApi();
  const queryClient = useQueryClient();
  const signedIn = useSession().kind === 'signed-in';
  const [chosen, choose] = useAtom(chosenRegionAtom);

  const setRegion = async (region: Region): Promise<void> => {
    document.cookie = regionCookie(region, window.location.protocol === 'https:');
    choose(region);
    if (signedIn) await accountCalls.setRegion(api, region);
    await queryClient.invalidateQueries();
  };
  return { region: chosen ?? facts.region, setRegion };
};
