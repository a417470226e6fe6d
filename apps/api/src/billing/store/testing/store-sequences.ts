import fc from 'fast-check';
import { modelRoles } from './model-roles.ts';
import type { ModelStep } from './store-model.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface SequenceStep extends ModelStep {
  /** Time that passes before the step, milliseconds. */
  readonly wait: number;
}

const wait = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: HOUR }),
  fc.integer({ min: 1, max: 40 * DAY }),
  // Ends of periods to the millisecond, and one millisecond before and after.
  fc.constantFrom(31 * DAY, 31 * DAY - 1, 31 * DAY + 1, 93 * DAY, HOUR),
);

/** Random sequences of buying, extending, stacking and giving by two players, with time in between. */
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
        off: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 90 })),
        wait,
      }) satisfies fc.Arbitrary<SequenceStep>,
      { minLength: 1, maxLength: length },
    ),
  });
