import { deletionQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, showToast } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { usePagePath } from '../../framework/page/site-facts.tsx';

export interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirmation before the account is deleted. A separate chunk, because few players open it. */
export const DeleteAccountDialog = ({ open, onClose }: DeleteAccountDialogProps) => {
  const { t } = useLingui();
  const { date } = useFormats();
  const navigate = useNavigate();
  const to = usePagePath();
  const schedule = useMutation(deletionQueries.schedule(useApi()));
  const send = (): void =>
    schedule.mutate(undefined, {
      onSuccess: ({ deleteAt }) => {
        const at = date(deleteAt ?? '');
        showToast({ type: 'success', text: t`Your account will be deleted on ${at}. Sign in before then to keep it.` });
        // The API keeps this session, so that the sign-out ends it and clears this browser.
        void navigate(to('logout'), { state: { confirmed: true } });
      },
    });
  return (
    <Modal
      open={open}
      onClose={onClose}
      busy={schedule.isPending}
      title={t`Delete your account?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={schedule.isPending}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" loading={schedule.isPending} loadingLabel={t`Deleting`} onClick={send}>
            {t`Delete account`}
          </Button>
        </>
      }
    >
      <p>{t`You'll be signed out on all devices. For 30 days you can sign in and keep the account; then it's gone for good, with its balance, coins and privileges. Nobody else can take the nickname.`}</p>
    </Modal>
  );
};
