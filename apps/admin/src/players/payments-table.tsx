import { adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { usePaymentColumns } from '../payments/payment-columns.tsx';
import { AdminTable } from '../table/admin-table.tsx';

export interface PaymentsTableProps {
  player: Pick<Schemas['AdminPlayer'], 'id'>;
}

/** Top-ups of a player, the newest first. */
export const PaymentsTable = ({ player }: PaymentsTableProps) => {
  const { t } = useLingui();
  return (
    <AdminTable
      name="payments"
      caption={t`Top-ups`}
      list={adminQueries.payments(useApi(), player.id)}
      columns={usePaymentColumns()}
      getId={({ id }) => id}
      empty={{ title: t`No top-ups`, text: t`What the player pays in appears here.` }}
    />
  );
};
