import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Shared } from '../../sharing/share-address.ts';
import { useActions } from './use-actions.ts';

/** Shares the URL of the page. */
export const ShareButton = (shared: Shared) => {
  const { t, i18n } = useLingui();
  const act = useActions();
  return (
    <Button startIcon="share" onClick={() => act(({ share }) => share(i18n, shared))}>
      {t`Share`}
    </Button>
  );
};
