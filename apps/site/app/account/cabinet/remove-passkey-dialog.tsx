import { passkeyQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, showToast } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

export interface RemovePasskeyDialogProps {
  passkey: Schemas['Passkey'];
  open: boolean;
  onClose: () => void;
}

/** Confirmation before a passkey is removed. A separate chunk, because few players open it. */
export const RemovePasskeyDialog = ({ passkey, open, onClose }: RemovePasskeyDialogProps) => {
  const { t } = useLingui();
  const remove = useMutation(passkeyQueries.remove(useApi()));
  const { name } = passkey;
  const send = (): void =>
    remove.mutate(passkey.id, {
      onSuccess: () => {
        showToast({ type: 'success', text: t`Passkey “${name}” deleted.` });
        onClose();
      },
    });
  return (
    <Modal
      open={open}
      onClose={onClose}
      busy={remove.isPending}
      title={t`Delete “${name}”?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={remove.isPending}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" loading={remove.isPending} loadingLabel={t`Deleting`} onClick={send}>
            {t`Delete`}
          </Button>
        </>
      }
    >
      <p>{t`You won't be able to sign in with it. It stays on your device until you delete it there too.`}</p>
    </Modal>
  );
};
