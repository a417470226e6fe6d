import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';

/** Ticks per second from which players notice no delay, and from which it is small; 20 is full speed. */
const SMOOTH_TPS = 19;
const BEARABLE_TPS = 15;

/** Describes the delay at a number of ticks per second. */
export const useTpsLabel = (): ((tps: number) => string) => {
  const { t } = useLingui();
  return (tps) => {
    if (tps >= SMOOTH_TPS) return t`no lag`;
    return tps >= BEARABLE_TPS ? t`some lag` : t`heavy lag`;
  };
};

/** Describes the PvP mode, in a word and in a sentence. */
export const usePvpLabels = () => {
  const { t } = useLingui();
  return (mode: Schemas['ServerMeta']['pvpMode']): { short: string; full: string } => {
    const labels = {
      on: { short: t`PvP everywhere`, full: t`Everywhere` },
      off: { short: t`no PvP`, full: t`Off: players can't hurt each other` },
      duels: { short: t`PvP duels`, full: t`Duels if both players agree` },
    };
    return labels[mode];
  };
};
