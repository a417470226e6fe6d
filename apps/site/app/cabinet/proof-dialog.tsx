import { Loaded } from '@hoshikraft/answers';
import { ProofForm } from '@hoshikraft/sign-in';
import { Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ServiceDoors } from '../sign-in/service-doors.tsx';
import { useProofWays } from './use-proof-ways.ts';

export interface ProofDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Asks once more who is there, before what could take an account away. */
export const ProofDialog = ({ onProved, onClose }: ProofDialogProps) => {
  const { t } = useLingui();
  const ways = useProofWays();
  const { pathname: here } = useLocation();
  return (
    <Modal open onClose={onClose} title={t`Confirm that it is you`} closeLabel={t`Close`}>
      <Stack gap={4}>
        <Text>{t`This changes how your account is protected, and you signed in a while ago.`}</Text>
        <Loaded query={ways} loading={null} level={3}>
          {(known) => (
            <ProofForm
              ways={known}
              onProved={onProved}
              services={
                <ServiceDoors
                  purpose="prove"
                  offered={known.services}
                  search={`?${new URLSearchParams({ return_to: here })}`}
                  lead={t`By a linked service`}
                />
              }
            />
          )}
        </Loaded>
      </Stack>
    </Modal>
  );
};
