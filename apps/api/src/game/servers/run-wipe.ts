import type { Clock } from '../../context.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { serverExists } from './servers-repository.ts';
import { announceWipe, listWipes, recordWipe, withdrawWipe } from './wipes-repository.ts';

const USAGE =
  'list <server id> | announce <server id> <time> | withdraw <server id> <time> | confirm <server id> <time>';

/** A time with its zone: without one, the wipe would happen at the time of the operator's machine. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

function readTime(text: string): Date {
  const at = new Date(text);
  if (!TIME.test(text) || Number.isNaN(at.getTime())) {
    throw new Refusal(`${text} is not a valid time: include the time zone, as in 2027-01-16T15:00+03:00`);
  }
  return at;
}

async function announce(trx: Trx, serverId: string, at: Date, now: Date): Promise<string> {
  if (at <= now) throw new Refusal('This time has passed: use confirm for a wipe that happened');
  if (!(await announceWipe(trx, serverId, at))) {
    throw new Refusal('There is already a wipe within 12 hours of this time: withdraw it first');
  }
  return `Announced the wipe of ${serverId} at ${at.toISOString()}. Refunds open once the wipe is reported or confirmed`;
}

async function withdraw(trx: Trx, serverId: string, at: Date): Promise<string> {
  if (!(await withdrawWipe(trx, serverId, at))) throw new Refusal(`No wipe of ${serverId} is announced for this time`);
  return `Withdrew the announcement of ${at.toISOString()}`;
}

async function confirm(trx: Trx, serverId: string, at: Date, now: Date): Promise<string> {
  if (at > now) throw new Refusal('This time is in the future: confirm the wipe once it has happened');
  if (!(await recordWipe(trx, serverId, at, 'confirmed'))) {
    throw new Refusal('A wipe within 12 hours of this time has already happened: nothing changed');
  }
  return `Confirmed the wipe of ${serverId} at ${at.toISOString()}. Refunds are open for 14 days after it`;
}

async function list(db: Db, serverId: string): Promise<string> {
  const wipes = await listWipes(db, serverId);
  if (wipes.length === 0) return `${serverId} has no wipes`;
  return wipes.map(({ at, state }) => `${at.toISOString()} ${state}`).join('\n');
}

/**
 * Runs `npm run wipe` with its arguments and returns the output.
 *
 * @throws Refusal with a message for the operator
 */
export async function runWipe({ db, clock }: { db: Db; clock: Clock }, args: readonly string[]): Promise<string> {
  const [action = '', serverId, time] = args;
  if (!['list', 'announce', 'withdraw', 'confirm'].includes(action) || serverId === undefined) throw new Refusal(USAGE);
  if (args.length !== (action === 'list' ? 2 : 3)) throw new Refusal(USAGE);
  if (!(await serverExists(db, serverId))) throw new Refusal(`Server ${serverId} not found`);
  if (time === undefined) return list(db, serverId);
  const at = readTime(time);
  const now = clock.now();
  return db.transaction().execute((trx) => {
    if (action === 'announce') return announce(trx, serverId, at, now);
    if (action === 'withdraw') return withdraw(trx, serverId, at);
    return confirm(trx, serverId, at, now);
  });
}
