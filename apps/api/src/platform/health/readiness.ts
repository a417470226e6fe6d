import type { AppContext } from '../../context.ts';
import { isMigrated } from '../database/migrate.ts';
import { withDeadline } from '../database/deadline.ts';

/** How long a successful check of the database is cached, milliseconds. */
const READY_MS = 500;

const lastGood = new WeakMap<AppContext, number>();

/** Whether this process can serve: not draining, database there with the newest schema. */
export async function isReady(app: AppContext): Promise<boolean> {
  if (app.state.draining) return false;
  if (Date.now() - (lastGood.get(app) ?? -Infinity) < READY_MS) return true;
  try {
    if (!(await withDeadline(1000, () => isMigrated(app.pool)))) return false;
  } catch {
    return false;
  }
  lastGood.set(app, Date.now());
  return true;
}
