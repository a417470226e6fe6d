/** Milestones of a player's figures, by kind. */
export const MILESTONES = {
  hours: [1, 10, 50, 100, 250, 500, 1000, 2500, 5000, 10_000],
  blocksBroken: [1000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000],
  blocksPlaced: [1000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000, 10_000_000],
  mobsKilled: [100, 1000, 10_000, 50_000, 100_000, 500_000, 1_000_000],
  chatMessages: [100, 1000, 5000, 10_000, 50_000, 100_000],
  likes: [1, 10, 25, 50, 100, 250, 500, 1000, 5000],
  friends: [1, 5, 10, 25, 50, 100, 250],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type MilestoneKind = keyof typeof MILESTONES;

export interface Milestone {
  kind: MilestoneKind;
  value: number;
  /** The highest reached step; null before the first. */
  reached: number | null;
  /** The step after it; null after the last. */
  next: number | null;
}

/** Progress of a player in one figure. `value` is an integer in the unit of its kind: hours, blocks, likes. */
export function milestoneOf(kind: MilestoneKind, value: number): Milestone {
  const steps: readonly number[] = MILESTONES[kind];
  return {
    kind,
    value,
    reached: steps.findLast((step) => step <= value) ?? null,
    next: steps.find((step) => step > value) ?? null,
  };
}
