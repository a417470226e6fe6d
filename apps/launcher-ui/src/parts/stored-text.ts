import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceStorage } from '../service/service-calls.ts';
import type { ServiceClient } from '../service/service-client.ts';
import { useService } from '../service/service-context.tsx';

const storedQuery = (service: ServiceClient, key: string) =>
  queryOptions({
    queryKey: ['service', 'stored', key] as const,
    queryFn: () => serviceStorage(service).read(key),
    // Only these pages write it.
    staleTime: Infinity,
  });

/** Stores a text with the service, and updates everything that shows it. */
export const keepText = async (service: ServiceClient, queries: QueryClient, key: string, text: string) => {
  queries.setQueryData(storedQuery(service, key).queryKey, text);
  await serviceStorage(service).write(key, text);
};

export interface StoredText {
  /** null if nothing is stored; undefined while loading. */
  value: string | null | undefined;
  save: (value: string) => void;
}

/** A text that the service stores for the pages (`storage/{key}`), so that it survives this window. */
export const useStoredText = (key: string): StoredText => {
  const service = useService();
  const queries = useQueryClient();
  const { data, isError } = useQuery(storedQuery(service, key));
  const { mutate } = useMutation({ mutationFn: (value: string) => keepText(service, queries, key, value) });
  // A text that cannot be read counts as missing.
  return { value: isError ? null : data, save: mutate };
};
