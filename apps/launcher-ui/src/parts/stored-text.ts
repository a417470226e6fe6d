import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

export interface StoredText {
  /** null where nothing is kept; undefined while it is being read. */
  value: string | null | undefined;
  /** Shown at once, kept behind it; null forgets. */
  keep: (value: string | null) => void;
}

/** A text that the pages keep with the service (`storage/{key}`), so that it outlives this window. */
export const useStoredText = (key: string): StoredText => {
  const service = useService();
  const queries = useQueryClient();
  const query = storedQuery(service, key);
  const { data, isError } = useQuery(query);
  const { mutate } = useMutation({
    mutationFn: (value: string | null) =>
      value === null ? serviceStorage(service).remove(key) : serviceStorage(service).write(key, value),
    onMutate: (value) => {
      queries.setQueryData(query.queryKey, value);
    },
  });
  // What cannot be read is as good as never kept.
  return { value: isError ? null : data, keep: mutate };
};
