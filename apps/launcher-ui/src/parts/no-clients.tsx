import { Button, EmptyState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** Shown instead of a page about the selected client while none is published. */
export const NoClients = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      title={t`No clients yet`}
      text={t`They'll appear here as soon as we publish them.`}
      actions={<Button onClick={onRetry}>{t`Check again`}</Button>}
    />
  );
};
