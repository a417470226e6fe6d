import { Button, ErrorState, Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureWords } from '../parts/failure-words.ts';

export interface SettingQueryProps<T> {
  query: UseQueryResult<T>;
  children: (value: T) => ReactNode;
}

/** A setting once it is read; before that its place, and what went wrong where it cannot be read. */
export function SettingQuery<T>({ query, children }: SettingQueryProps<T>) {
  const { t } = useLingui();
  const words = useFailureWords();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const { title, text } = words(query.error);
    return (
      <ErrorState
        title={title}
        text={text}
        actions={<Button onClick={() => void query.refetch()}>{t`Try again`}</Button>}
      />
    );
  }
  return (
    <SkeletonGroup label={t`Loading the settings`}>
      <Skeleton variant="block" height={180} />
    </SkeletonGroup>
  );
}
