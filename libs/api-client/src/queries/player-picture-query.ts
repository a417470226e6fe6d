import type { operations } from '@hoshikraft/contract';
import { queryOptions } from '@tanstack/react-query';
import { within } from '../chain/retry.ts';
import { STALE } from '../query-client.ts';

/** Timeout of a picture request in ms, the same as for requests of the API. */
const DEADLINE_MS = 5_000;

export interface PlayerPicture {
  nickname: string;
  /** `face`: the avatar, else the face of the skin; `figure`: the whole player. */
  part: Exclude<operations['getSkinPicture']['parameters']['path']['part'], 'bust'>;
  /** Height in pixels; a figure is half as wide. */
  size: 32 | 64 | 112 | 224;
}

/**
 * Picture of a player as a data URL, for pages that are open for days. Polled with and without focus while `enabled`; most
 * responses are 304.
 *
 * @param apiUrl base URL of the API: `https://site/api`
 */
export const playerPictureQuery = (apiUrl: string, { nickname, part, size }: PlayerPicture) =>
  queryOptions({
    queryKey: ['player-picture', nickname, part, size] as const,
    queryFn: ({ signal }): Promise<string> =>
      // A request that hangs would block the next one.
      within(DEADLINE_MS, signal, async (ended) => {
        const address = `${apiUrl}/skin/${encodeURIComponent(nickname)}/${part}?size=${size}`;
        // Without credentials: pictures are public. The API client reads text only.
        const response = await globalThis.fetch(new Request(address, { cache: 'no-cache', signal: ended }));
        if (!response.ok) throw new Error(`A picture of a player was answered with ${response.status}.`);
        // The same bytes give the same URL, so nothing renders again.
        return `data:image/webp;base64,${btoa(String.fromCharCode(...new Uint8Array(await response.arrayBuffer())))}`;
      }),
    staleTime: STALE.looks,
    refetchInterval: STALE.looks,
    refetchIntervalInBackground: true,
  });
