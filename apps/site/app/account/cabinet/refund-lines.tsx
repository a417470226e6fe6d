import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { DataList, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

type Line = Schemas['RefundLine'];

const useReasons = (): Readonly<Record<NonNullable<Line['reason']>, string>> => {
  const { t } = useLingui();
  return {
    before: t`Stays: more than 14 days before the wipe`,
    after: t`Stays: bought after the wipe`,
    gift: t`Stays: another player has it`,
    service: t`Stays: a wipe does not undo it`,
    refunded: t`Paid back`,
    moved: t`Stays: moved to another server`,
    extended: t`Stays: extended later`,
    upgraded: t`Stays: went into an upgrade`,
    held_again: t`Stays: the privilege before it was bought again`,
    free: t`Stays: it cost nothing`,
    window_over: t`Stays: the 14 days after the wipe are over`,
  };
};

const useLineName = () => {
  const { t } = useLingui();
  return ({ kind, role }: Line): string => {
    const name = role?.name ?? '';
    if (kind === 'extension') return t`${name}, extended`;
    if (kind === 'upgrade') return t`Upgrade to ${name}`;
    if (kind === 'gift') return t`${name}, a gift`;
    if (kind === 'move') return t`Move of ${name}`;
    return kind === 'unban' ? t`Unban` : name;
  };
};

/** Purchases around a wipe, newest first, with the reason if one is not refunded. */
export const RefundLines = ({ lines, caption }: { lines: readonly Line[]; caption: string }) => {
  const { t } = useLingui();
  const { money, dateTime } = useFormats();
  const reasons = useReasons();
  const lineName = useLineName();
  return (
    <DataList
      caption={caption}
      rows={lines}
      getKey={({ id }) => id}
      columns={[
        { key: 'what', header: t`What for`, lead: true, render: lineName },
        { key: 'at', header: t`When`, render: ({ at }) => <time dateTime={at}>{dateTime(at)}</time> },
        {
          key: 'back',
          header: t`Refund`,
          render: ({ reason }) =>
            reason === null ? (
              <span className="refund__back">
                <Icon name="check" size={18} />
                {t`Comes back`}
              </span>
            ) : (
              <span className="hk-muted">{reasons[reason]}</span>
            ),
        },
        { key: 'amount', header: t`Amount`, align: 'number', render: ({ amount }) => money(amount) },
      ]}
    />
  );
};
