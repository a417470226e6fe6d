import { documentWorkQueries, useApi } from '@hoshikraft/api-client';
import { Button, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Source } from '../written.ts';

/** Notice on a document in the trash, with a restore button. */
export const TrashNotice = ({ base, onChanged }: { base: Source; onChanged: (source: Source) => void }) => {
  const { t } = useLingui();
  const takeOut = useMutation({ ...documentWorkQueries.untrash(useApi()), onSuccess: onChanged });
  return (
    <Notice
      tone="warn"
      live="status"
      title={t`In the trash`}
      action={
        <Button
          id="editor-take-out"
          size="small"
          startIcon="refresh"
          loading={takeOut.isPending}
          loadingLabel={t`Restoring document`}
          onClick={() => takeOut.mutate({ key: base.key, version: base.version })}
        >
          {t`Restore document`}
        </Button>
      }
    >
      {t`It will be deleted for good after 30 days. Until then you can restore it.`}
    </Notice>
  );
};
