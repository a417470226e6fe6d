import { ApiFailure } from '@hoshikraft/api-client';
import { Button, ErrorState, ForbiddenState, OfflineState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useFailureMessage } from './failure-message.tsx';

export interface LoadFailureProps {
  /** Error of the query. */
  error: unknown;
  onRetry: () => unknown;
  /** Whether a retry is running. */
  retrying?: boolean | undefined;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | undefined;
}

/** Shown in place of data that failed to load: the reason, and a retry button where a retry can help. */
export const LoadFailure = ({ error, onRetry, retrying = false, level = 2 }: LoadFailureProps) => {
  const { t } = useLingui();
  const { title, text } = useFailureMessage()(error);
  const known = error instanceof ApiFailure ? error : null;
  if (known?.httpCode === 403) return <ForbiddenState level={level} title={title} text={text} />;
  const State = known?.code === 'NO_CONNECTION' ? OfflineState : ErrorState;
  return (
    <State
      level={level}
      title={title}
      text={text}
      actions={
        <Button startIcon="refresh" loading={retrying} loadingLabel={t`Loading`} onClick={() => void onRetry()}>
          {t`Try again`}
        </Button>
      }
    />
  );
};
