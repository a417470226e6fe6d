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

/** Keeps a text with the service, and shows it wherever it is shown at once. */
export const keepText = async (service: ServiceClient, queries: QueryClient, key: string, text: string) => {
  queries.setQueryData(storedQuery(service, key).queryKey, text);
  await serviceStorage(service).write(key, text);
};

export interface StoredText {
  /** null where nothing is kept; undefined while it is being read. */
  value: string | null | undefined;
  keep: (value: string) => void;
}

/** A text that the pages keep with the service (`storage/{key}`), so that it outlives this window. */
export const useStoredText = (key: string): StoredText => {
  const service = useService();
  const queries = useQueryClient();
  const { data, isError } = useQuery(storedQuery(service, key));
  const { mutate } = useMutation({ mutationFn: (value: string) => keepText(service, queries, key, value) });
  // What cannot be read is as good as never kept.
  return { value: isError ? null : data, keep: mutate };
};
