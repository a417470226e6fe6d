import { authorizationQueries, useApi } from '@hoshikraft/api-client';
import { Button, showToast } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { LinkedService } from '../../auth/sign-in/services.ts';

export interface UnlinkDialogProps {
  service: LinkedService;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Confirmation before a service is unlinked. A separate chunk, because few players open it. */
export const UnlinkDialog = ({ service, name, open, onClose }: UnlinkDialogProps) => {
  const { t } = useLingui();
  const unlink = useMutation(authorizationQueries.unlink(useApi()));
  const send = (): void =>
    unlink.mutate(service, {
      onSuccess: () => {
        showToast({ type: 'success', text: t`${name} is unlinked.` });
        onClose();
      },
    });
  return (
    <Modal
      open={open}
      onClose={onClose}
      busy={unlink.isPending}
      title={t`Unlink ${name}?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={unlink.isPending}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" loading={unlink.isPending} loadingLabel={t`Unlinking`} onClick={send}>
            {t`Unlink`}
          </Button>
        </>
      }
    >
      <p>{t`You won't be able to sign in with it until you link it again.`}</p>
    </Modal>
  );
};
