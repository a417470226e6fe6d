/** Faults that every stand-in can simulate. */
const COMMON = ['down', 'slow', 'garbage', 'denied'] as const;
const SENDING = [...COMMON, 'busy', 'unanswered'] as const;
const SIGNING_IN = [...COMMON, 'wrong_state', 'no_mail'] as const;

/** The simulated services by name, with the faults that each supports. */
export const STAND_INS = {
  mail: SENDING,
  telegram: SENDING,
  vk_bot: SENDING,
  vk: SIGNING_IN,
  google: SIGNING_IN,
  yandex: SIGNING_IN,
  discord: SIGNING_IN,
  youtube: SIGNING_IN,
  steam: COMMON,
} as const;

export type StandIn = keyof typeof STAND_INS;
export type FaultKind = (typeof SENDING | typeof SIGNING_IN)[number];

export interface Fault {
  kind: FaultKind;
  /** Calls that the fault still affects; null: until it is cleared. */
  left: number | null;
  /** Delay of a `slow` fault, milliseconds. */
  ms: number;
}

/** The active faults, in memory only: a restart clears them. */
export function createFaultStore() {
  const faults = new Map<StandIn, Fault>();
  return {
    all: () => Object.fromEntries(Object.keys(STAND_INS).map((name) => [name, faults.get(name as StandIn) ?? null])),
    of: (name: StandIn) => faults.get(name) ?? null,
    set: (name: StandIn, fault: Fault) => void faults.set(name, fault),
    clear: (name: StandIn) => void faults.delete(name),
    /** Returns the fault of this call if it is one of `kinds`, and counts the call. */
    take<Kind extends FaultKind>(name: StandIn, kinds: readonly Kind[]): (Fault & { kind: Kind }) | null {
      const fault = faults.get(name);
      if (!fault || !kinds.includes(fault.kind as Kind)) return null;
      if (fault.left !== null) {
        fault.left -= 1;
        if (fault.left === 0) faults.delete(name);
      }
      return { ...fault, kind: fault.kind as Kind };
    },
  };
}

export type FaultStore = ReturnType<typeof createFaultStore>;
