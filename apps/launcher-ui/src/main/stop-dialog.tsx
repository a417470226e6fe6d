import { Button, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';

export interface StopDialogProps {
  clientName: string;
  /** The game is being stopped. */
  pending: boolean;
  onStop: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a running game is stopped. */
export const StopDialog = ({ clientName, pending, onStop, onClose }: StopDialogProps) => {
  const { t } = useLingui();
  return (
    <Modal
      open
      title={t`Stop the game?`}
      closeLabel={t`Close`}
      busy={pending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={pending}>
            {t`Keep playing`}
          </Button>
          <Button variant="danger" loading={pending} loadingLabel={t`Stopping…`} onClick={onStop}>
            {t`Stop the game`}
          </Button>
        </>
      }
    >
      <Text>{t`We'll ask ${clientName} to close. If it doesn't within 10 seconds, we'll force it to quit.`}</Text>
    </Modal>
  );
};
