import { Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { onlineManager, type UseMutationResult } from '@tanstack/react-query';

/** Whether a choice that applies at once is saved: until then it is shown as pending. */
export const ChoiceState = ({ isPending, isPaused }: Pick<UseMutationResult, 'isPending' | 'isPaused'>) => {
  const { t } = useLingui();
  const pending =
    isPaused && !onlineManager.isOnline()
      ? t`Not saved yet: you're offline. Keep this page open, and we'll save it when you're back online.`
      : t`Saving`;
  return (
    <Text role="status" tone="muted" size="small" className="choice-state">
      {isPending && pending}
    </Text>
  );
};
