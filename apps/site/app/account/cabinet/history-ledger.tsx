import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { DataList, Icon, type IconName } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

/** A movement of the balance, or of the coins on a server. */
export type HistoryEntry = Schemas['MoneyEntry'] | Schemas['CoinEntry'];

const ICONS: Readonly<Record<HistoryEntry['kind'], IconName>> = {
  top_up: 'wallet',
  top_up_bonus: 'percent',
  purchase: 'crown',
  gift: 'gift',
  unban: 'key',
  unban_refund: 'refund',
  order_refund: 'refund',
  role_transfer: 'transfer',
  correction: 'hammer',
  top_up_refund: 'refund',
  dispute_won: 'wallet',
  debt_payment: 'wallet',
  opening: 'flag',
  coin_transfer: 'transfer',
  bonus: 'lantern',
  referral: 'users',
};

/** Ledger entries, newest first: purpose, time, amount and balance after. */
export const HistoryLedger = ({ entries, ofCoins }: { entries: readonly HistoryEntry[]; ofCoins: boolean }) => {
  const { t } = useLingui();
  const { money, moneyChange, number } = useFormats();
  return (
    <div className="cabinet-ledger">
      <DataList
        caption={t`Transactions, newest first`}
        rows={entries}
        getKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            header: t`Description`,
            lead: true,
            render: ({ kind, description }) => (
              <span className="cabinet-entry">
                <span className={`cabinet-entry__icon cabinet-entry__icon--${kind}`}>
                  <Icon name={ICONS[kind]} />
                </span>
                {description}
              </span>
            ),
          },
          { key: 'at', header: t`Date`, render: ({ at }) => <Time at={at} /> },
          {
            key: 'amount',
            header: ofCoins ? t`Coins` : t`Amount`,
            align: 'number',
            render: (entry) => (
              <span className={entry.amount > 0 ? 'cabinet-entry__sum cabinet-entry__in' : 'cabinet-entry__sum'}>
                {'coinsAfter' in entry
                  ? number(entry.amount, { signDisplay: 'exceptZero' })
                  : moneyChange(entry.amount)}
              </span>
            ),
          },
          {
            key: 'balance',
            header: ofCoins ? t`Coins after` : t`Balance after`,
            phoneLabel: t`Left`,
            align: 'number',
            render: (entry) => ('coinsAfter' in entry ? number(entry.coinsAfter) : money(entry.balanceAfter)),
          },
        ]}
      />
    </div>
  );
};
