import { type QueryState, Loaded } from '@hoshikraft/async-state';
import { Skeleton, SkeletonGroup } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface SettingQueryProps<T> {
  query: QueryState<T>;
  children: (value: T) => ReactNode;
}

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading settings`}>
      <Skeleton variant="block" height={180} />
    </SkeletonGroup>
  );
};

/** Renders a setting after it is loaded; before that a placeholder, or the error. */
export function SettingQuery<T>({ query, children }: SettingQueryProps<T>) {
  return (
    <Loaded query={query} loading={<Loading />}>
      {children}
    </Loaded>
  );
}
