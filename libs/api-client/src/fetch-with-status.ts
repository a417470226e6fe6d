import type { Fetch } from './chain/retry.ts';

/**
 * Fetches, and gives a reply the status that its host put into a header. A browser writes every status of 400 and above to
 * its console, so that a host sends what is no error, such as being signed out, as 200.
 */
export const fetchWithStatus =
  (header: string): Fetch =>
  async (request) => {
    const response = await fetch(request);
    const status = response.headers.get(header);
    if (status === null) return response;
    return new Response(response.body, { status: Number(status), headers: response.headers });
  };
