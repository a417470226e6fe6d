import { isVisible } from '@hoshikraft/shared';
import { LIMITS } from './limits.ts';
import { placeOf, type Step } from './place.ts';
import type { Refusal, RefusalReason } from './refusal.ts';

interface Visit {
  readonly value: unknown;
  readonly step: Step | null;
  readonly above: Visit | null;
  readonly level: number;
  /** Nodes above it. */
  readonly depth: number;
  /** Of the body that it is in. */
  readonly counted: { nodes: number; text: number };
}

// A node is two levels of JSON; content around a body and attributes within marks are a few more.
const LEVELS = LIMITS.depth * 2 + 12;

const refusalAt = (visit: Visit, reason: RefusalReason): Refusal => {
  const steps: Step[] = [];
  for (let at: Visit | null = visit; at !== null; at = at.above) if (at.step !== null) steps.push(at.step);
  return { place: placeOf(steps.reverse()), reason };
};

const below = (above: Visit, step: Step, value: unknown): Visit => ({
  value,
  step,
  above,
  level: above.level + 1,
  depth: above.depth + (above.step === 'content' ? 1 : 0),
  counted: step === 'body' ? { nodes: 0, text: 0 } : above.counted,
});

const childrenOf = (visit: Visit): Visit[] => {
  const { value } = visit;
  if (Array.isArray(value)) return value.map((item, index) => below(visit, index, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([name, inner]) => below(visit, name, inner));
};

const judged = ({ value, step, above, level, depth, counted }: Visit): RefusalReason | undefined => {
  if (level > LEVELS || depth > LIMITS.depth) return 'depth';
  if (typeof step === 'number' && above?.step === 'content' && ++counted.nodes > LIMITS.nodes) return 'nodes';
  if (typeof step === 'string' && !isVisible(step)) return 'characters';
  if (typeof value !== 'string') return undefined;
  if (step === 'text' && (counted.text += value.length) > LIMITS.text) return 'text';
  return isVisible(value) ? undefined : 'characters';
};

/**
 * Checks that a recursive schema validator cannot do, since its stack overflows at some thousand levels: depth, count,
 * total length, and invisible characters. Iterative, in reading order.
 */
export const walk = (value: unknown): Refusal | undefined => {
  const stack: Visit[] = [{ value, step: null, above: null, level: 0, depth: 0, counted: { nodes: 0, text: 0 } }];
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const reason = judged(visit);
    if (reason !== undefined) return refusalAt(visit, reason);
    stack.push(...childrenOf(visit).reverse());
  }
  return undefined;
};
