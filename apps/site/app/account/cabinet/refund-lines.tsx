import type { Schemas } from '@hoshikraft/api-client';
import { Time, useFormats } from '@hoshikraft/i18n';
import { DataList, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

type Line = Schemas['RefundLine'];

const useReasons = (): Readonly<Record<NonNullable<Line['reason']>, string>> => {
  const { t } = useLingui();
  return {
    before: t`Not refunded: bought more than 14 days before the wipe`,
    after: t`Not refunded: bought after the wipe`,
    gift: t`Not refunded: another player has it`,
    service: t`Not refunded: wipes don't affect it`,
    refunded: t`Refunded`,
    moved: t`Not refunded: transferred to another server`,
    extended: t`Not refunded: extended later`,
    upgraded: t`Not refunded: used for an upgrade`,
    held_again: t`Not refunded: your previous privilege was bought again`,
    free: t`Not refunded: it was free`,
    window_over: t`Not refunded: the 14 days after the wipe have passed`,
  };
};

const useLineName = () => {
  const { t } = useLingui();
  return ({ kind, role }: Line): string => {
    const name = role?.name ?? '';
    if (kind === 'extension') return t`${name}, extended`;
    if (kind === 'upgrade') return t`Upgrade to ${name}`;
    if (kind === 'gift') return t`${name}, a gift`;
    if (kind === 'move') return t`Transfer of ${name}`;
    return kind === 'unban' ? t`Unban` : name;
  };
};

/** Purchases around a wipe, newest first, with the reason if one is not refunded. */
export const RefundLines = ({ lines, caption }: { lines: readonly Line[]; caption: string }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const reasons = useReasons();
  const lineName = useLineName();
  return (
    <div className="refund-lines">
      <DataList
        caption={caption}
        rows={lines}
        getKey={({ id }) => id}
        columns={[
          { key: 'what', header: t`Description`, lead: true, render: lineName },
          { key: 'at', header: t`Date`, render: ({ at }) => <Time at={at} /> },
          {
            key: 'back',
            header: t`Refund`,
            render: ({ reason }) =>
              reason === null ? (
                <span className="refund__back">
                  <Icon name="check" size={18} />
                  {t`You get back`}
                </span>
              ) : (
                <span className="hk-muted">{reasons[reason]}</span>
              ),
          },
          { key: 'amount', header: t`Amount`, align: 'number', render: ({ amount }) => money(amount) },
        ]}
      />
    </div>
  );
};
