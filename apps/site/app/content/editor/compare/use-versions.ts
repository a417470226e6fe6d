import { documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Every saved version of a document, the newest first. */
export const useVersions = (key: string) => useInfiniteQuery(documentWorkQueries.versions(useApi(), key));
