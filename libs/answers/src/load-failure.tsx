import { ApiFailure } from '@hoshikraft/api-client';
import { Button, ErrorState, ForbiddenState, OfflineState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useFailureWords } from './failure-words.tsx';

export interface LoadFailureProps {
  /** What the query threw. */
  error: unknown;
  onRetry: () => unknown;
  /** Whether it is being tried again now. */
  retrying?: boolean | undefined;
  /** Level of the title. */
  level?: 1 | 2 | 3 | undefined;
}

/** Stands where an answer could not be loaded: what happened, and a way to try again where that can help. */
export const LoadFailure = ({ error, onRetry, retrying = false, level = 2 }: LoadFailureProps) => {
  const { t } = useLingui();
  const { title, text } = useFailureWords()(error);
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
