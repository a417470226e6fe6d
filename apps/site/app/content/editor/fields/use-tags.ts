import { documentQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';
import type { Target } from '../written.ts';

/** All tags available for this target; empty while loading. */
export const useTags = (target: Target) => useQuery(documentQueries.tags(useApi(), target)).data?.items ?? [];
