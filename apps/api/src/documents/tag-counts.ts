import { SECOND_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import type { Target } from './documents-repository.ts';
import { countTagged } from './work-repository.ts';

/** Every document of a target is counted, so it is done once in this time, whatever the number of visitors. */
const COUNTED_FOR_MS = 10 * SECOND_MS;

interface Counted {
  since: number;
  counts: Promise<ReadonlyMap<string, number>>;
}

const counted = new WeakMap<App, Map<Target, Counted>>();

/** How many documents that readers see bear each tag of a target, as it was some seconds ago. */
export function tagCounts(app: App, target: Target): Counted['counts'] {
  const kept = counted.get(app) ?? new Map<Target, Counted>();
  counted.set(app, kept);
  const known = kept.get(target);
  if (known !== undefined && Math.abs(Date.now() - known.since) < COUNTED_FOR_MS) return known.counts;
  const fresh = { since: Date.now(), counts: countTagged(app.db, target) };
  kept.set(target, fresh);
  // Whoever asked hears that it failed; whoever asks next has it counted anew.
  fresh.counts.catch(() => kept.delete(target));
  return fresh.counts;
}
