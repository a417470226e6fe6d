import { deferModule, showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type * as Actions from './actions.ts';

const actions = deferModule(() => import('./actions.ts'));

/** Runs an action of the reader. Its code loads at the first interaction with the page; an earlier click waits for it. */
export const useActions = (): ((act: (code: typeof Actions) => Promise<unknown>) => void) => {
  const { t } = useLingui();
  actions.use(false);
  return (act) =>
    void actions
      .load()
      .then(act)
      .catch(() => showToast({ type: 'error', text: t`That didn't work. Check your connection and try again.` }));
};
