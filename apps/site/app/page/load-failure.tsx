import { ApiFailure } from '@hoshikraft/api-client';
import { Button, ErrorState, OfflineState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { failureText } from '../shell/failures.ts';

export interface LoadFailureProps {
  /** What the query threw. */
  error: Error;
  onRetry: () => unknown;
  /** Whether it is being tried again now. */
  retrying?: boolean;
  level?: 2 | 3;
}

/** Stands where a list could not be loaded: what happened, and a way to try again. */
export const LoadFailure = ({ error, onRetry, retrying = false, level = 2 }: LoadFailureProps) => {
  const { t, i18n } = useLingui();
  const offline = error instanceof ApiFailure && error.code === 'NO_CONNECTION';
  const State = offline ? OfflineState : ErrorState;
  const explained =
    error instanceof ApiFailure && error.code !== 'UNKNOWN_ERROR' ? failureText(i18n, error) : undefined;
  return (
    <State
      level={level}
      title={offline ? t`Unable to connect to the server` : t`Something went wrong`}
      text={offline ? t`Check your connection and try again.` : (explained ?? t`It could not be loaded. Try again.`)}
      actions={
        <Button startIcon="refresh" loading={retrying} loadingLabel={t`Loading`} onClick={() => void onRetry()}>
          {t`Try again`}
        </Button>
      }
    />
  );
};
