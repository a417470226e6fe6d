import { HOUR_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { LONG_TIMEOUTS } from '../../platform/database/postgres.ts';
import type { Db } from '../../platform/database/types.ts';
import type { OwnJob } from '../../platform/jobs/job.ts';
import { endCheck, startCheck } from './ledger-checks-repository.ts';

/** Faults in one line of the log; the table has all. */
const LOGGED_FAULTS = 20;

/** Reads with the timeouts of long work: a ledger of years takes longer than a request may. PGlite has none. */
async function withLongTimeouts<Result>(app: AppContext, read: (db: Db) => Promise<Result>): Promise<Result> {
  const { url, pgliteDir } = app.config.database;
  if (url === null) return read(app.db);
  const onFault = () => app.metrics.databaseFaults.inc();
  const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault, waits: LONG_TIMEOUTS });
  try {
    return await read(database.db);
  } finally {
    await database.close();
  }
}

/** Checks the whole ledger once a day, soon after midnight UTC (docs/operations.md, "Is the ledger whole?"). */
export const checkLedger: OwnJob = {
  name: 'check-ledger',
  everyMs: HOUR_MS,
  async work(app) {
    const startedAt = app.clock.now();
    if (!(await startCheck(app.db, startedAt))) return;
    const faults = await withLongTimeouts(app, listLedgerFaults);
    await endCheck(app.db, startedAt, app.clock.now(), faults);
    if (faults.length === 0) return;
    app.log.error({ count: faults.length, faults: faults.slice(0, LOGGED_FAULTS) }, 'the ledger has faults');
  },
};
