import { sessionQueries, useApi } from '@hoshikraft/api-client';
import { Button, showToast } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

export interface EndAllDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Confirmation before all other sessions are ended. A separate chunk, because few players open it. */
export const EndAllDialog = ({ open, onClose }: EndAllDialogProps) => {
  const { t } = useLingui();
  const endAll = useMutation({
    ...sessionQueries.terminateAll(useApi()),
    onSuccess: ({ terminated }) => {
      showToast({
        type: 'success',
        text: t`${plural(terminated, { one: '# session ended', other: '# sessions ended' })}`,
      });
      onClose();
    },
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      busy={endAll.isPending}
      title={t`End all other sessions?`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose} disabled={endAll.isPending}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" loading={endAll.isPending} loadingLabel={t`Ending`} onClick={() => endAll.mutate()}>
            {t`End sessions`}
          </Button>
        </>
      }
    >
      <p>{t`You'll stay signed in here and be signed out everywhere else.`}</p>
    </Modal>
  );
};
