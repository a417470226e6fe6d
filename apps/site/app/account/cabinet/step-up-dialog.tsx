import { Loaded } from '@hoshikraft/async-state';
import { StepUpForm } from '@hoshikraft/sign-in';
import { Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ServiceButtons } from '../../auth/sign-in/service-buttons.tsx';
import { useStepUpMethods } from './use-step-up-methods.ts';

export interface StepUpDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Step-up authentication before a change of the account's protection. */
export const StepUpDialog = ({ onProved, onClose }: StepUpDialogProps) => {
  const { t } = useLingui();
  const methods = useStepUpMethods();
  const { pathname } = useLocation();
  return (
    <Modal open onClose={onClose} title={t`Confirm it's you`} closeLabel={t`Close`}>
      <Stack gap={4}>
        <Text>{t`This affects your account's security, and you signed in a while ago.`}</Text>
        <Loaded query={methods} loading={null} level={3}>
          {(known) => (
            <StepUpForm
              ways={known}
              onConfirmed={onProved}
              services={
                <ServiceButtons
                  purpose="prove"
                  offered={known.services}
                  search={`?${new URLSearchParams({ return_to: pathname })}`}
                  lead={t`With a linked service`}
                />
              }
            />
          )}
        </Loaded>
      </Stack>
    </Modal>
  );
};
