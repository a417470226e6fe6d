import { SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import type { Bot, Messenger } from '../outside/bots/bot.ts';
import { openBots } from '../outside/bots/open-bots.ts';
import type { LinkedAccount } from './bonus-repository.ts';

/** How long the page may show somebody as a member without asking again, milliseconds. */
const MEMBER_FOR_MS = 60 * SECOND_MS;
/** The same for somebody who is none: they are about to join, and press the button once they have. */
const STRANGER_FOR_MS = 2 * SECOND_MS;
/** People whose answer is kept. */
const MOST_KEPT = 10_000;

interface Answer {
  isMember: boolean;
  until: number;
}

interface Groups {
  bots: ReadonlyMap<Messenger, Bot>;
  kept: Map<string, Answer>;
  /** Questions that are not answered yet: of many at once one goes out. */
  asked: Map<string, Promise<boolean>>;
}

const groups = new WeakMap<AppContext, Groups>();

function groupsOf(app: AppContext): Groups {
  const known = groups.get(app);
  if (known) return known;
  const bots = new Map(openBots(app.config.bots).flatMap((bot) => (bot.isMember ? [[bot.messenger, bot]] : [])));
  const opened = { bots, kept: new Map<string, Answer>(), asked: new Map<string, Promise<boolean>>() };
  groups.set(app, opened);
  return opened;
}

/** Messengers where this installation has a group that it can ask about its members. */
export const messengersWithGroups = (app: AppContext): Messenger[] => [...groupsOf(app).bots.keys()];

const nameOf = ({ messenger, subject }: LinkedAccount): string => `${messenger} ${subject}`;

async function ask({ bots, kept }: Groups, account: LinkedAccount, ms: number): Promise<boolean> {
  const bot = bots.get(account.messenger);
  const isMember = (await bot?.isMember?.(account.subject, AbortSignal.timeout(ms))) ?? false;
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(nameOf(account), { isMember, until: Date.now() + (isMember ? MEMBER_FOR_MS : STRANGER_FOR_MS) });
  return isMember;
}

/**
 * Asks a messenger whether somebody is a member of our group there.
 *
 * @param ms longest wait, milliseconds
 * @throws BotUnavailable
 */
export function askMembership(app: AppContext, account: LinkedAccount, ms: number): Promise<boolean> {
  const opened = groupsOf(app);
  const question = `${nameOf(account)} ${ms}`;
  const underWay = opened.asked.get(question);
  if (underWay) return underWay;
  const answer = ask(opened, account, ms).finally(() => opened.asked.delete(question));
  opened.asked.set(question, answer);
  return answer;
}

/**
 * The same, from what was answered a short time ago where it was.
 *
 * @returns null where the messenger does not answer
 */
export async function knownMembership(app: AppContext, account: LinkedAccount, ms: number): Promise<boolean | null> {
  const answer = groupsOf(app).kept.get(nameOf(account));
  if (answer !== undefined && answer.until > Date.now()) return answer.isMember;
  try {
    return await askMembership(app, account, ms);
  } catch (error) {
    app.log.info({ err: error, messenger: account.messenger }, 'a messenger does not say who is in our group');
    return null;
  }
}
