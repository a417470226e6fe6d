import type { IdempotentMutation } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Notice, ServerEmblem, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useServerNames } from '../../framework/page/use-server-names.ts';
import { PriceLines } from '../../billing/store/price-lines.tsx';
import '../../billing/store/purchase.css';

type Options = Schemas['RoleTransferOptions'];
export type Move = IdempotentMutation<Schemas['RoleTransferOrder'], Schemas['RoleTransfer']>;

interface MoveChoiceProps {
  options: Options;
  chosen: Options['servers'][number] | undefined;
  onPick: (serverId: string) => void;
  /** In kopecks. */
  balance: number;
  once: Move;
}

/** Error of the move, or a notice that its outcome is unknown. */
const Outcome = ({ failure, pending, unknown, findingOut, order }: Move) => {
  const { t } = useLingui();
  const { money } = useFormats();
  if (unknown) {
    return (
      <Notice tone="warn" live="alert" title={t`Connection lost`}>
        {findingOut
          ? t`We're checking whether it was transferred. You won't be charged twice.`
          : t`We couldn't confirm the transfer. Try again: you won't be charged twice.`}
      </Notice>
    );
  }
  if (failure === null || pending) return null;
  if (failure.details?.price !== undefined) {
    const before = money(order?.expectedPrice ?? 0);
    return (
      <Notice tone="warn" live="alert" title={t`The price has changed`}>
        {t`It was ${before}. You haven't been charged: check the new price and confirm again.`}
      </Notice>
    );
  }
  return (
    <Notice tone="error" live="alert" title={failure.message}>
      {failure.details?.description}
    </Notice>
  );
};

/** Choice of a server, with the remaining time there and the price. */
export const MoveChoice = ({ options, chosen, onPick, balance, once }: MoveChoiceProps) => {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const names = useServerNames();
  const end = options.expiresAt === null ? null : date(options.expiresAt);
  return (
    <div className="move-role">
      <Text tone="muted">
        {end === null ? t`It stays yours forever on the other server.` : t`The end date stays the same: ${end}`}
      </Text>
      <fieldset className="move-role__servers" disabled={once.pending}>
        <legend className="hk-visually-hidden">{t`To server`}</legend>
        {options.servers.map(({ serverId, role: { name }, price, isHeld }) => (
          <label key={serverId} className="move-role__server">
            <input
              type="radio"
              name="server"
              value={serverId}
              checked={serverId === chosen?.serverId}
              disabled={isHeld}
              onChange={() => onPick(serverId)}
            />
            <ServerEmblem server={serverId} size={28} />
            <span className="move-role__name">
              {names(serverId)}
              <span className="hk-muted hk-small">{isHeld ? t`${name}: you already have it there` : name}</span>
            </span>
            <span className="hk-tabular">{money(price.final)}</span>
          </label>
        ))}
      </fieldset>
      {chosen && (
        <>
          <PriceLines price={chosen.price} balance={balance} />
          <Text tone="muted" size="small">
            {t`The full price is the cost of the remaining time on that server plus 10% for the transfer.`}
          </Text>
        </>
      )}
      <Outcome {...once} />
    </div>
  );
};
