import { type ApiClient, createApiClient } from '@hoshikraft/api-client';
import { validatingClient } from '@hoshikraft/api-client/validating-client';
import type { Locale } from '@hoshikraft/shared';
import type { Host } from '../../host.ts';

/** Creates the API client of one request: its language, its credentials, the deadline of pages. */
export const createRequestApi = (
  host: Host,
  userAgent: string,
  locale: Locale,
  credentials: Host['cookies']['credentials'],
): ApiClient => {
  const api = createApiClient({
    baseUrl: host.apiUrl,
    locale: () => locale,
    deadlineMs: host.pageDeadlineMs,
    headers: () => ({
      'User-Agent': userAgent.slice(0, 500),
      'X-Forwarded-For': host.clientAddress,
      ...(credentials && { 'Access-Id': credentials.accessId, 'Access-Token': credentials.accessToken }),
    }),
  });
  return validatingClient(api, (fault) => console.error(`site: ${fault}`));
};
