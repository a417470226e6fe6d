import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

/** What is shown of a query: a result of TanStack Query, or the same made of several. */
export interface Answer<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching?: boolean | undefined;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: Answer<Data>;
  /** Stands where the answer will: skeletons of its size. */
  loading: ReactNode;
  /** Level of the title of a failure. */
  level?: 1 | 2 | 3 | undefined;
  children: (data: Data) => ReactNode;
}

/** The answer of a query once it is there; before that its place, or why there is none. */
export function Loaded<Data>({ query, loading, level, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return <LoadFailure level={level} error={error} onRetry={refetch} retrying={isFetching} />;
}
