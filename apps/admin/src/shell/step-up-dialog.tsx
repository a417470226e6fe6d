import { proofCalls, useApi } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import { StepUpForm } from '@hoshikraft/sign-in';
import { SkeletonText, Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

export interface StepUpDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Step-up authentication before an act that needs it. */
export const StepUpDialog = ({ onProved, onClose }: StepUpDialogProps) => {
  const { t } = useLingui();
  const ways = useQuery(proofCalls.ways(useApi()));
  return (
    <Modal open onClose={onClose} title={t`Confirm it's you`} closeLabel={t`Close`}>
      <Stack gap={4}>
        <Text>{t`You signed in a while ago. Confirm, and this is done at once.`}</Text>
        <Loaded query={ways} loading={<SkeletonText />} level={3}>
          {(known) => <StepUpForm ways={known} onConfirmed={onProved} />}
        </Loaded>
      </Stack>
    </Modal>
  );
};
