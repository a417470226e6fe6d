import { getByNickname } from '../../community/players/players-repository.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { parseArguments, readReason } from '../../platform/database/operator-arguments.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import { listRefusals } from '../../community/emails/refused-addresses-repository.ts';
import { canonicaliseEmails } from '../../community/players/canonicalise-emails.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import type { OperatorContext } from './accounts-repository.ts';
import { assignEmail } from './assign-email.ts';
import { formatBan, formatRefusal, showAccount } from './show-account.ts';
import { waiveSecondFactor } from './waive-second-factor.ts';

const USAGE = [
  'show <nickname>',
  'give-mail <nickname> <new mail> --reason "…" [--without-second-factor]',
  'waive-second-factor <nickname> --reason "…"',
  'clashing-mails',
  'refused-mails',
].join(' | ');

const OPTIONS = { reason: { type: 'string' }, 'without-second-factor': { type: 'boolean' } } as const;

interface Options {
  reason: string;
  bare: boolean;
}

async function assign(
  context: OperatorContext,
  nickname: string,
  email: string,
  { reason, bare }: Options,
): Promise<string> {
  const assigned = await inTransaction(context.db, async (trx) => {
    const player = await getByNickname(trx, nickname);
    return assignEmail(trx, context, { player, email, reason, withoutSecondFactor: bare });
  });
  const ban = await formatBan(context, (await getByNickname(context.db, assigned.login)).id);
  return [
    `The email of ${assigned.login} is now ${assigned.email}. A link to set a new password was sent there: it works for an hour, and /reset sends another`,
    'All sessions were ended',
    assigned.old === null
      ? 'There was no email before, so the change cannot be undone'
      : `The change can be undone from ${maskEmail(assigned.old)} until ${assigned.undoUntil.toISOString()}`,
    assigned.factors.length === 0
      ? 'Two-factor sign-in is off'
      : 'Two-factor sign-in stays on: signing in takes a code or a recovery code',
    ...(ban === null ? [] : [`The player is ${ban}`]),
  ].join('\n');
}

async function waive(context: OperatorContext, nickname: string, { reason }: Options): Promise<string> {
  const { login, from, until } = await inTransaction(context.db, async (trx) => {
    const player = await getByNickname(trx, nickname);
    return { login: player.login, ...(await waiveSecondFactor(trx, context, { player, reason })) };
  });
  return [
    `From ${from.toISOString()} until ${until.toISOString()}, a password reset by email also turns off two-factor sign-in of ${login}`,
    'Until then nothing changes, and signing in with a code cancels it. The player was notified by email and in linked chats',
  ].join('\n');
}

async function listClashes({ db }: OperatorContext): Promise<string> {
  const lines = (await canonicaliseEmails(db)).map(({ login, holder }) =>
    holder === null ? `${login}: the stored email is invalid` : `${login}: ${holder} has the same mailbox`,
  );
  return lines.length === 0 ? 'No emails clash' : lines.join('\n');
}

async function listRefused({ db }: OperatorContext): Promise<string> {
  const refusals = await listRefusals(db);
  return [
    `Players whose last email was permanently refused: ${refusals.length}`,
    ...refusals.map((refusal) => `${refusal.login}: ${maskEmail(refusal.address)}, ${formatRefusal(refusal)}`),
  ].join('\n');
}

/**
 * Runs `npm run account` with its arguments and returns the output.
 *
 * @throws Refusal with a message for the operator
 */
export async function runAccount(context: OperatorContext, args: string[]): Promise<string> {
  const { positionals, values } = parseArguments(args, OPTIONS, USAGE);
  const [action, nickname, email] = positionals;
  const call = `${action} ${positionals.length - 1}`;
  if (call === 'show 1' && nickname) return showAccount(context, nickname);
  if (call === 'clashing-mails 0') return listClashes(context);
  if (call === 'refused-mails 0') return listRefused(context);
  const isAssigning = call === 'give-mail 2' && nickname && email;
  const isWaiving = call === 'waive-second-factor 1' && nickname;
  if (!isAssigning && !isWaiving) throw new Refusal(USAGE);
  const options = { reason: readReason(values.reason), bare: values['without-second-factor'] === true };
  return isAssigning ? assign(context, nickname, email, options) : waive(context, nickname, options);
}
