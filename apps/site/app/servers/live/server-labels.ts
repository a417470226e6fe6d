import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';

/** Ticks a second from which nobody notices a delay, and from which it is small; 20 is full speed. */
const SMOOTH_TPS = 19;
const BEARABLE_TPS = 15;

/** What a number of ticks a second feels like in the game. */
export const useTpsWords = (): ((tps: number) => string) => {
  const { t } = useLingui();
  return (tps) => {
    if (tps >= SMOOTH_TPS) return t`no delays`;
    return tps >= BEARABLE_TPS ? t`slight delays` : t`heavy delays`;
  };
};

/** Fighting between players, in a word and in a sentence. */
export const usePvpWords = () => {
  const { t } = useLingui();
  return (mode: Schemas['ServerMeta']['pvpMode']): { short: string; full: string } => {
    const words = {
      on: { short: t`PvP everywhere`, full: t`Everywhere` },
      off: { short: t`no PvP`, full: t`Off: players cannot hurt each other` },
      duels: { short: t`PvP duels`, full: t`Duels by agreement` },
    };
    return words[mode];
  };
};
