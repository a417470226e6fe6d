import fc from 'fast-check';
import type { ModelRole, ModelStep } from './store-model.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Four roles of one server, lowest first, with prices in kopecks that divide badly. */
export const modelRoles: readonly ModelRole[] = [
  { id: 'sequence-a', tier: 1, prices: { month: 9_901, three_months: 26_003, forever: 61_001 } },
  { id: 'sequence-b', tier: 2, prices: { month: 24_907, three_months: 64_901, forever: 149_003 } },
  { id: 'sequence-c', tier: 3, prices: { month: 49_999, three_months: 131_009, forever: 299_011 } },
  { id: 'sequence-d', tier: 4, prices: { month: 99_991, three_months: 260_003, forever: 700_001 } },
];

export interface SequenceStep extends ModelStep {
  /** Time that passes before it, milliseconds. */
  readonly wait: number;
}

const wait = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: HOUR }),
  fc.integer({ min: 1, max: 40 * DAY }),
  // Ends of stretches to the millisecond, and one beside them.
  fc.constantFrom(31 * DAY, 31 * DAY - 1, 31 * DAY + 1, 93 * DAY, HOUR),
);

/** Random runs of buying, extending, stacking and giving by two players, with time between. */
export const sequences = (length: number) =>
  fc.record({
    balances: fc.tuple(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 })),
    steps: fc.array(
      fc.record({
        payer: fc.integer({ min: 0, max: 1 }),
        receiver: fc.integer({ min: 0, max: 1 }),
        role: fc.integer({ min: 0, max: modelRoles.length - 1 }),
        period: fc.constantFrom('month' as const, 'three_months' as const, 'forever' as const),
        mode: fc.constantFrom('buy' as const, 'extend' as const, 'stack' as const),
        wait,
      }) satisfies fc.Arbitrary<SequenceStep>,
      { minLength: 1, maxLength: length },
    ),
  });
