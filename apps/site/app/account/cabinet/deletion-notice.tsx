import { deletionQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

/** Says on every page of the cabinet when the account will be deleted, and keeps it. */
export const DeletionNotice = ({ deleteAt }: { deleteAt: string }) => {
  const { t } = useLingui();
  const { date } = useFormats();
  const cancel = useMutation(deletionQueries.cancel(useApi()));
  const keep = (): void =>
    cancel.mutate(undefined, {
      onSuccess: () => showToast({ type: 'success', text: t`Your account stays.` }),
    });
  const at = date(deleteAt);
  return (
    <div className="cabinet-deletion">
      <Notice
        tone="warn"
        title={t`Your account will be deleted on ${at}`}
        action={
          <Button variant="primary" loading={cancel.isPending} loadingLabel={t`Saving`} onClick={keep}>
            {t`Keep my account`}
          </Button>
        }
      >
        {t`After that it can't be restored.`}
      </Notice>
    </div>
  );
};
