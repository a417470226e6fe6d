import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';

/** Names of the document states. */
export const useStateWords = (): Readonly<Record<Schemas['DocumentState'], string>> => {
  const { t } = useLingui();
  return {
    draft: t`Draft`,
    scheduled: t`Scheduled`,
    published: t`Published`,
    unpublished: t`Not published`,
    trash: t`In the trash`,
  };
};
