import type { components } from '@hoshikraft/contract';
import type { AppContext } from '../../context.ts';
import type { Messenger } from '../../integrations/bots/bot.ts';
import type { LinkedAccount } from './bonus-repository.ts';

type Step = components['schemas']['BonusStep'];

/** A linked account, and whether it is in our group; null where the messenger did not respond. */
export interface CheckedAccount extends LinkedAccount {
  isMember: boolean | null;
}

export const isDone = ({ isMember, wrote }: CheckedAccount): boolean => isMember === true && wrote;

const score = ({ isMember, wrote }: CheckedAccount): number =>
  (isMember === true ? 4 : isMember === null ? 1 : 0) + (wrote ? 2 : 0);

/** The account with the most steps done: all steps must be done at one messenger. */
export const findMostComplete = (accounts: readonly CheckedAccount[]): CheckedAccount | null =>
  accounts.toSorted((one, other) => score(other) - score(one))[0] ?? null;

const groupLinks = ({ links }: AppContext['config'], messenger: Messenger) =>
  messenger === 'telegram'
    ? { join: links.telegram, write: links.telegram }
    : { join: links.vk, write: links.message_link ?? links.vk };

/** The three steps with their state at one messenger (docs/product/money.md#daily-bonus). */
export function presentSteps(
  config: AppContext['config'],
  account: CheckedAccount | null,
  others: readonly Messenger[],
): Step[] {
  const messenger = account?.messenger ?? others[0];
  const links = messenger === undefined ? { join: null, write: null } : groupLinks(config, messenger);
  return [
    { id: 'link', done: account !== null, unknown: false, link: null },
    {
      id: 'join',
      done: account?.isMember === true,
      unknown: account !== null && account.isMember === null,
      link: links.join,
    },
    { id: 'write', done: account?.wrote === true, unknown: false, link: links.write },
  ];
}
