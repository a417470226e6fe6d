import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import type { IconName, TagProps } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';

type Grant = Schemas['CabinetRole'];

/** Whether the game server still owes something for this role. */
export const isUnderWay = ({ delivery }: Grant): boolean =>
  delivery?.status === 'queued' || delivery?.status === 'sent';

export interface DeliveryWords {
  tone: TagProps['tone'];
  icon: IconName;
  text: string;
}

/** What became of a role in the game; null where there is nothing to say. */
export const useDeliveryWords = (): ((grant: Grant) => DeliveryWords | null) => {
  const { t } = useLingui();
  return (grant) => {
    const status = grant.delivery?.status;
    if (status === undefined) return null;
    if (grant.state !== 'active') {
      return isUnderWay(grant) ? { tone: 'info', icon: 'clock', text: t`Being taken off in the game` } : null;
    }
    const words: Record<typeof status, DeliveryWords> = {
      queued: { tone: 'info', icon: 'clock', text: t`Waiting for the game server` },
      sent: { tone: 'info', icon: 'transfer', text: t`Being given in the game` },
      delivered: { tone: 'success', icon: 'check', text: t`Given in the game` },
      failed: { tone: 'danger', icon: 'warning', text: t`Could not be given in the game: write to us` },
    };
    return words[status];
  };
};

/** From when to when a role is or was held. */
export const useSpanWords = (): ((grant: Grant) => string) => {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ state, startedAt, expiresAt }) => {
    const start = date(startedAt);
    if (state === 'replaced') return t`Since ${start}, ended by an upgrade`;
    if (expiresAt === null) return t`For ever, since ${start}`;
    const end = date(expiresAt);
    return state === 'active' ? t`Until ${end}` : t`From ${start} until ${end}`;
  };
};
