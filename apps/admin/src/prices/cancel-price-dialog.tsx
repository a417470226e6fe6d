import { adminCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { ActDialog } from '../audit/act-dialog.tsx';
import { usePeriodWords } from '../audit/act-words.ts';
import { type Planned, usePriceWords } from './price-words.ts';

export interface CancelPriceDialogProps extends Planned {
  of: Schemas['PricedRole'];
  onClose: () => void;
}

/** Cancels a change of a price that has not begun. */
export const CancelPriceDialog = ({ of, period, amount, validFrom, onClose }: CancelPriceDialogProps) => {
  const { t } = useLingui();
  const { moment } = useFormats();
  const periods = usePeriodWords();
  const { price, roleOf } = usePriceWords();
  return (
    <ActDialog
      title={roleOf(of)}
      submit={t`Cancel the planned price`}
      done={t`The planned price is cancelled`}
      act={adminCalls.cancelPlannedPrice(useApi())}
      order={(reason): Schemas['PlannedPrice'] => ({ roleId: of.role.id, period, validFrom, reason })}
      onClose={onClose}
    >
      <Text>
        {periods[period]}: {t`${price(amount)} from ${moment(validFrom)}`}
      </Text>
    </ActDialog>
  );
};
