import { oauthQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Pending registration. Queried only in the browser, which has its cookie. */
export const useTicket = () => useQuery(oauthQueries.ticket(useApi()));
