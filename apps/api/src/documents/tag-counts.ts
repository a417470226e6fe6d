import { MINUTE_MS } from '@hoshikraft/shared';
import type { Target } from './documents-repository.ts';
import { keptFor } from './kept-for.ts';
import { countTagged } from './work-repository.ts';

/** How many documents that readers see bear each tag of a target, some minute ago: every one is counted for it. */
export const tagCounts = keptFor(MINUTE_MS, (app, target: Target) => countTagged(app.db, target));
