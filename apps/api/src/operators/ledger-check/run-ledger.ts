import { listLedgerFaults } from '../../billing/ledger/ledger-faults.ts';
import type { Db } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { listLastChecks } from './ledger-checks-repository.ts';

const USAGE = 'check | history';
/** Nightly checks that are listed, newest first. */
const LIST_LENGTH = 30;

const describe = (faults: readonly string[]): string =>
  faults.length === 0
    ? 'the ledger is sound'
    : [faults.length === 1 ? '1 fault' : `${faults.length} faults`, ...faults].join('\n  ');

async function listHistory(db: Db): Promise<string> {
  const checks = await listLastChecks(db, LIST_LENGTH);
  if (checks.length === 0) return 'No check yet: the API makes one a day';
  return checks
    .map(({ started_at, ended_at, faults }) => {
      const seconds = ended_at === null ? null : Math.ceil((ended_at.getTime() - started_at.getTime()) / 1000);
      return `${started_at.toISOString()} ${faults === null ? 'has not ended' : `${describe(faults)} (${seconds} s)`}`;
    })
    .join('\n');
}

/**
 * Runs `npm run ledger` with its arguments and returns the output.
 *
 * @throws Refusal with a message for the operator, which lists the faults where there are some
 */
export async function runLedger(db: Db, [action, ...rest]: string[]): Promise<string> {
  if (rest.length > 0) throw new Refusal(USAGE);
  if (action === 'history') return listHistory(db);
  if (action !== 'check') throw new Refusal(USAGE);
  const faults = await listLedgerFaults(db);
  if (faults.length > 0) throw new Refusal(describe(faults));
  return describe(faults);
}
