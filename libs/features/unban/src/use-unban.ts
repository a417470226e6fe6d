import { type IdempotentMutation, useIdempotentMutation } from '@hoshikraft/async-state';
import { banQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

export type UnbanMutation = IdempotentMutation<Schemas['UnbanOrder'], Schemas['Unban']>;

/** Lifts a ban for money (docs/product/money.md#unbans). */
export const useUnban = (onLifted?: () => void): UnbanMutation => {
  const { t } = useLingui();
  return useIdempotentMutation(banQueries.unban(useApi()), {
    onDone: () => {
      showToast({ id: 'unbanned', type: 'success', text: t`The ban is lifted. Welcome back!` });
      onLifted?.();
    },
  });
};
