import { formatMoney, minor } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { getByNickname } from '../../community/players/players-repository.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { parseArguments, readReason } from '../../platform/database/operator-arguments.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { listLastActs } from '../acts/acts-repository.ts';
import { changeGroups, isStaffGroup, STAFF_GROUPS } from './change-groups.ts';
import { correctBalance } from './correct-balance.ts';
import type { Correction } from './correction.ts';

const USAGE = [
  'credit <nickname> <roubles> --reason "…"',
  'debit <nickname> <roubles> --reason "…"',
  'add-group <nickname> <group> --reason "…"',
  'remove-group <nickname> <group> --reason "…"',
  'acts [<nickname>]',
].join(' | ');
/** Acts that are listed, newest first. */
const LIST_LENGTH = 50;
/** Largest correction, minor units: ten times the largest top-up. More is a mistyped amount. */
const MAX_CORRECTION = 100_000_000;

interface Command {
  readonly app: Pick<AppContext, 'db' | 'clock'>;
  /** The system user who runs it. */
  readonly operator: string;
}

/** Roubles, with kopecks after a point or a comma, as minor units. */
function parseRoubles(text: string): number {
  const [, roubles, kopecks = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const amount = Number(roubles) * 100 + Number(kopecks.padEnd(2, '0'));
  if (!(amount > 0 && amount <= MAX_CORRECTION)) {
    throw new Refusal(`${text} is not an amount: roubles from 0.01 to ${MAX_CORRECTION / 100}, such as 150 or 99.50`);
  }
  return amount;
}

const formatValue = (value: string): string => {
  const parsed = JSON.parse(value) as number | string | string[];
  return typeof parsed === 'number' ? formatMoney(minor(parsed), 'en') : [parsed].flat().join(', ');
};

async function listActs({ app }: Command, nickname: string | undefined): Promise<string> {
  const player = nickname === undefined ? undefined : (await getByNickname(app.db, nickname)).id;
  const acts = await listLastActs(app.db, { player }, LIST_LENGTH);
  if (acts.length === 0) return 'No acts of operators';
  return acts
    .map(
      ({ at, operator, kind, login, before, after, reason }) =>
        `${at.toISOString()} ${operator}: ${kind} of ${login} from ${formatValue(before)} to ${formatValue(after)}: ${reason}`,
    )
    .join('\n');
}

function changedGroups({ login, groups }: Correction['player'], action: string, name: string): readonly string[] {
  if (!isStaffGroup(name)) throw new Refusal(`${name} is not one of the groups ${STAFF_GROUPS.join(', ')}`);
  const isMember = groups.includes(name);
  if (isMember === (action === 'add-group'))
    throw new Refusal(`${login} is ${isMember ? 'already' : 'not'} in ${name}`);
  return isMember ? groups.filter((group) => group !== name) : [...groups, name];
}

/** The change that the arguments ask for: makes it and returns what to print. */
function readChange(action: string, value: string): (correction: Correction) => Promise<string> {
  if (action === 'add-group' || action === 'remove-group') {
    return async (correction) => {
      const { after } = await changeGroups(correction, changedGroups(correction.player, action, value));
      return `${correction.player.login} is in ${after.join(', ')}`;
    };
  }
  const amount = parseRoubles(value);
  return async (correction) => {
    const { before, after } = await correctBalance(correction, action === 'credit' ? amount : -amount, 'en');
    return `The balance of ${correction.player.login} was ${formatMoney(before, 'en')} and is ${formatMoney(after, 'en')}`;
  };
}

/**
 * Runs `npm run player` with its arguments and returns the output.
 *
 * @throws Refusal with a message for the operator, ApiError
 */
export async function runPlayer(command: Command, args: string[]): Promise<string> {
  const { positionals, values } = parseArguments(args, { reason: { type: 'string' } }, USAGE);
  const [action, nickname, value] = positionals;
  if (action === 'acts' && positionals.length <= 2) return listActs(command, nickname);
  const isChange = action !== undefined && ['credit', 'debit', 'add-group', 'remove-group'].includes(action);
  if (!isChange || !nickname || !value || positionals.length > 3) throw new Refusal(USAGE);
  const reason = readReason(values.reason);
  const change = readChange(action, value);
  const { app, operator } = command;
  return inTransaction(app.db, async (trx) => {
    const player = await getByNickname(trx, nickname, true);
    const by = { name: operator, id: null, address: null };
    return change({ trx, now: app.clock.now(), operator: by, player, reason });
  });
}
