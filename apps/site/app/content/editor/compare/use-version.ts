import { documentWorkQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** One saved version; undefined while loading, and if there is none. */
export const useVersion = (key: string, version: number | null): Schemas['DocumentVersion'] | undefined =>
  useQuery({ ...documentWorkQueries.version(useApi(), key, version ?? 1), enabled: version !== null }).data;
