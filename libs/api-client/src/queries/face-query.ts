import { queryOptions } from '@tanstack/react-query';
import { within } from '../chain/retry.ts';
import { STALE } from '../query-client.ts';

/** Longest wait for a face in ms, as the API gives a request. */
const DEADLINE_MS = 5_000;

/**
 * The face of a player as a picture in itself, for pages that are open for days: the avatar, else the face of the skin.
 * Asked for again and again, with and without focus, as long as it is `enabled`; mostly the answer is that nothing has
 * changed.
 *
 * @param apiUrl where the API is mounted: `https://site/api`
 * @param size pixels of its side
 */
export const faceQuery = (apiUrl: string, nickname: string, size: 32 | 64) =>
  queryOptions({
    queryKey: ['face', nickname, size] as const,
    queryFn: ({ signal }): Promise<string> =>
      // A request that hangs would hold back the next one.
      within(DEADLINE_MS, signal, async (ended) => {
        const address = `${apiUrl}/skin/${encodeURIComponent(nickname)}/face?size=${size}`;
        // As nobody, since pictures are the same for everybody; the client of calls reads text alone.
        const answer = await globalThis.fetch(new Request(address, { cache: 'no-cache', signal: ended }));
        if (!answer.ok) throw new Error(`A face was answered with ${answer.status}.`);
        // The same bytes are the same address, and nothing is drawn anew.
        return `data:image/webp;base64,${btoa(String.fromCharCode(...new Uint8Array(await answer.arrayBuffer())))}`;
      }),
    staleTime: STALE.looks,
    refetchInterval: STALE.looks,
    refetchIntervalInBackground: true,
  });
