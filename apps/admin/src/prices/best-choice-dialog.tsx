import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ActDialog } from '../audit/act-dialog.tsx';
import { usePriceWords } from './price-words.ts';

export interface BestChoiceDialogProps {
  of: Schemas['PricedRole'];
  onClose: () => void;
}

/** Makes a privilege the best choice of its server. */
export const BestChoiceDialog = ({ of, onClose }: BestChoiceDialogProps) => {
  const { t } = useLingui();
  const { server } = of;
  return (
    <ActDialog
      title={usePriceWords().roleOf(of)}
      submit={t`Make the best choice`}
      done={t`It is the best choice now`}
      act={adminCalls.setBestChoice(useApi())}
      order={(reason): Schemas['BestChoice'] => ({ roleId: of.role.id, reason })}
      onClose={onClose}
    >
      <Text>{t`The store marks it, and the home page offers it, instead of the one on ${server} that is now.`}</Text>
    </ActDialog>
  );
};
