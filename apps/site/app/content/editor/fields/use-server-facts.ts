import { serverFactsQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Facts of the server that a page is about; asked for once a server is chosen. */
export const useServerFacts = (server: string | undefined) =>
  useQuery({ ...serverFactsQueries.facts(useApi(), server ?? ''), enabled: server !== undefined });
