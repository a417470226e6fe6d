import { documentQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Target } from '../written.ts';

/** Every tag that a document of this target may bear; empty until they are here. */
export const useTags = (target: Target) => useQuery(documentQueries.tags(useApi(), target)).data?.items ?? [];
