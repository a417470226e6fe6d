import { parseArgs } from 'node:util';
import { Refusal } from '../errors/refusal.ts';
import { maskEmail } from '../players/mask-email.ts';
import { findAccount, type Office } from './accounts-repository.ts';
import { giveMail } from './give-mail.ts';
import { banLine, showAccount } from './show-account.ts';
import { waiveSecondFactor } from './waive-second-factor.ts';

const USAGE = [
  'show <nickname>',
  'give-mail <nickname> <new mail> --reason "…" [--without-second-factor]',
  'waive-second-factor <nickname> --reason "…"',
].join(' | ');
const LONGEST_REASON = 500;

const OPTIONS = { reason: { type: 'string' }, 'without-second-factor': { type: 'boolean' } } as const;

/** What the command line asks for, or how it is to be written. */
function read(args: string[]) {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    return { positionals, reason: values.reason?.trim() ?? '', bare: values['without-second-factor'] === true };
  } catch (error) {
    throw new Refusal(USAGE, { cause: error });
  }
}

interface How {
  reason: string;
  bare: boolean;
}

async function give(office: Office, nickname: string, email: string, { reason, bare }: How): Promise<string> {
  const given = await giveMail(office, { nickname, email, reason, withoutSecondFactor: bare });
  const ban = await banLine(office, (await findAccount(office.db, given.login)).id);
  return [
    `${given.login} has the e-mail ${given.email}, and a link for a new password is on its way there; it works for an hour, and /reset sends another`,
    'Every session has ended',
    given.old === null
      ? 'There was no e-mail before, and nobody to take it back'
      : `${maskEmail(given.old)} can take it back until ${given.undoUntil.toISOString()}`,
    given.factors.length === 0
      ? 'Sign-in asks for no second factor'
      : 'The second factor stands: sign-in asks for it, or for a recovery code',
    ...(ban === null ? [] : [`The player is ${ban}`]),
  ].join('\n');
}

async function waive(office: Office, nickname: string, { reason }: How): Promise<string> {
  const { login, from, until } = await waiveSecondFactor(office, { nickname, reason });
  return [
    `A new password set by a letter of /reset turns the second factor of ${login} off from ${from.toISOString()} until ${until.toISOString()}`,
    'Until then nothing changes, and a right code ends it; mail and chats are told',
  ].join('\n');
}

/**
 * What `npm run account` does with its arguments, and answers.
 *
 * @throws Refusal with what is to be told to whoever called it
 */
export async function runAccount(office: Office, args: string[]): Promise<string> {
  const { positionals, ...how } = read(args);
  const [action, nickname, email] = positionals;
  const asked = `${action} ${positionals.length - 1}`;
  if (asked === 'show 1' && nickname) return showAccount(office, nickname);
  const isGiving = asked === 'give-mail 2' && nickname && email;
  const isWaiving = asked === 'waive-second-factor 1' && nickname;
  if (!isGiving && !isWaiving) throw new Refusal(USAGE);
  if (how.reason === '' || how.reason.length > LONGEST_REASON) {
    throw new Refusal(`--reason "…" says in 1 to ${LONGEST_REASON} characters why, for those who ask later`);
  }
  return isGiving ? give(office, nickname, email, how) : waive(office, nickname, how);
}
