import { oauthQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Who waits to be registered: asked by the browser, which alone holds the key of it. */
export const useTicket = () => useQuery(oauthQueries.ticket(useApi()));
