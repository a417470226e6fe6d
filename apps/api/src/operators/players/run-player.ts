import { formatMoney, minor } from '@hoshikraft/shared';
import { getByNickname } from '../../community/players/players-repository.ts';
import { parseArguments, readReason } from '../../platform/database/operator-arguments.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { listLastActs } from '../acts/acts-repository.ts';
import { changeGroups } from './change-groups.ts';
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

type Operator = Pick<Correction, 'app' | 'operator'>;

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
  const parsed = JSON.parse(value) as number | string[];
  return typeof parsed === 'number' ? formatMoney(minor(parsed), 'en') : parsed.join(', ');
};

async function listActs({ app }: Operator, nickname: string | undefined): Promise<string> {
  const playerId = nickname === undefined ? null : (await getByNickname(app.db, nickname)).id;
  const acts = await listLastActs(app.db, playerId, LIST_LENGTH);
  if (acts.length === 0) return 'No acts of operators';
  return acts
    .map(
      ({ at, operator, kind, login, before, after, reason }) =>
        `${at.toISOString()} ${operator}: ${kind} of ${login} from ${formatValue(before)} to ${formatValue(after)}: ${reason}`,
    )
    .join('\n');
}

async function correct(correction: Correction, action: string, value: string): Promise<string> {
  if (action === 'credit' || action === 'debit') {
    const amount = parseRoubles(value);
    const { login, before, after } = await correctBalance(correction, action === 'credit' ? amount : -amount);
    return `The balance of ${login} was ${formatMoney(before, 'en')} and is ${formatMoney(after, 'en')}`;
  }
  const { login, after } = await changeGroups(correction, action === 'add-group' ? 'add' : 'remove', value);
  return `${login} is in ${after.join(', ')}`;
}

/**
 * Runs `npm run player` with its arguments and returns the output.
 *
 * @throws Refusal with a message for the operator
 */
export async function runPlayer(operator: Operator, args: string[]): Promise<string> {
  const { positionals, values } = parseArguments(args, { reason: { type: 'string' } }, USAGE);
  const [action, nickname, value] = positionals;
  if (action === 'acts' && positionals.length <= 2) return listActs(operator, nickname);
  const isChange = action !== undefined && ['credit', 'debit', 'add-group', 'remove-group'].includes(action);
  if (!isChange || !nickname || !value || positionals.length > 3) throw new Refusal(USAGE);
  return correct({ ...operator, nickname, reason: readReason(values.reason) }, action, value);
}
