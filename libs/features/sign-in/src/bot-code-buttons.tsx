import { useAmounts } from '@hoshikraft/i18n';
import { Button, Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { BotCodes, BotFactor } from './use-bot-codes.ts';

const MINUTE_S = 60;

/** Sends a code by one of the linked bots, once the rate limit allows it. */
export const BotCodeButtons = ({ codes, fullWidth }: { codes: BotCodes; fullWidth?: boolean }) => {
  const { t } = useLingui();
  const { bots, wait, loading, sending, send } = codes;
  const { wait: formatWait } = useAmounts();
  const until = formatWait(wait > MINUTE_S ? Math.ceil(wait / MINUTE_S) * MINUTE_S : wait);
  const names: Readonly<Record<BotFactor, string>> = { 1: t`Send a code to Telegram`, 2: t`Send a code to VK` };
  if (bots.length === 0) return null;
  if (wait > 0)
    return (
      <Button variant="quiet" fullWidth={fullWidth} disabled>
        {t`Send again in ${until}`}
      </Button>
    );
  return bots.map((bot) => (
    <Button
      key={bot}
      variant="quiet"
      fullWidth={fullWidth}
      disabled={loading || sending !== null}
      loading={sending === bot}
      loadingLabel={t`Sending`}
      onClick={() => send(bot)}
    >
      {names[bot]}
    </Button>
  ));
};

/** Where the last code is; null if there is none, or it did not arrive, which `BotCodeProblem` says. */
export const useCodeHint = ({ delivery }: BotCodes): string | null => {
  const { t } = useLingui();
  if (delivery?.state === 'queued')
    return delivery.factor === 1 ? t`We're sending a code to your Telegram.` : t`We're sending a code to your VK.`;
  if (delivery?.state === 'sent')
    return delivery.factor === 1 ? t`We sent a code to your Telegram.` : t`We sent a code to your VK.`;
  return null;
};

/** Says why a code has not arrived, and what to do. */
export const BotCodeProblem = ({ codes: { delivery } }: { codes: BotCodes }) => {
  const { t } = useLingui();
  const bot = delivery?.factor === 2 ? t`VK` : 'Telegram';
  if (delivery?.state === 'delayed')
    return (
      <Notice tone="warn" live="status" title={t`The code is delayed`}>
        {t`${bot} isn't responding. We're still trying: wait a little or confirm another way.`}
      </Notice>
    );
  if (delivery?.state === 'failed')
    return (
      <Notice tone="warn" live="status" title={t`The code didn't arrive`}>
        {t`${bot} didn't deliver it: you may have blocked our bot or deleted the chat. Unblock the bot and send the code again, or confirm another way.`}
      </Notice>
    );
  return null;
};
