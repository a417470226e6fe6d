import { type Once, useOnce } from '@hoshikraft/answers';
import { banQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

export type Unbanning = Once<Schemas['UnbanOrder'], Schemas['Unban']>;

/** Lifting a ban for money (docs/product/money.md#unbans). */
export const useUnban = (onLifted?: () => void): Unbanning => {
  const { t } = useLingui();
  return useOnce(banQueries.unban(useApi()), {
    onDone: () => {
      showToast({ id: 'unbanned', type: 'success', text: t`The ban is lifted. Welcome back!` });
      onLifted?.();
    },
  });
};
