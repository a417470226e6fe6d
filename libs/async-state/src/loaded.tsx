import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';

/** State of a query: a result of TanStack Query, or several results combined into one of the same shape. */
export interface QueryState<Data> {
  data: Data | undefined;
  error: unknown;
  isFetching?: boolean | undefined;
  refetch: () => unknown;
}

export interface LoadedProps<Data> {
  query: QueryState<Data>;
  /** Shown while loading: skeletons of the same size as the data. */
  loading: ReactNode;
  /** Heading level of the failure title. */
  level?: 1 | 2 | 3 | undefined;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query once it has loaded; until then a placeholder, or the failure. */
export function Loaded<Data>({ query, loading, level, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return <LoadFailure level={level} error={error} onRetry={refetch} retrying={isFetching} />;
}
