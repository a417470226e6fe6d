import { queryOptions } from '@tanstack/react-query';
import { STALE } from '../query-client.ts';

/**
 * The face of a player as a picture in itself, for pages that are open for days: the avatar, else the face of the skin.
 * Asked for again and again while the window has focus; mostly the answer is that nothing has changed.
 *
 * @param apiUrl where the API is mounted: `https://site/api`
 * @param size pixels of its side
 */
export const faceQuery = (apiUrl: string, nickname: string, size: 32 | 64) =>
  queryOptions({
    queryKey: ['face', nickname, size] as const,
    queryFn: async ({ signal }): Promise<string> => {
      const address = `${apiUrl}/skin/${encodeURIComponent(nickname)}/face?size=${size}`;
      // As nobody, since pictures are the same for everybody; the client of calls reads text alone.
      const answer = await globalThis.fetch(new Request(address, { cache: 'no-cache', signal }));
      if (!answer.ok) throw new Error(`A face was answered with ${answer.status}.`);
      // The same bytes are the same address, and nothing is drawn anew.
      return `data:image/webp;base64,${btoa(String.fromCharCode(...new Uint8Array(await answer.arrayBuffer())))}`;
    },
    staleTime: STALE.looks,
    refetchInterval: STALE.looks,
    refetchOnWindowFocus: true,
  });
