import { SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Bot, Messenger } from '../../integrations/bots/bot.ts';
import { openBots } from '../../integrations/bots/open-bots.ts';
import type { LinkedAccount } from './bonus-repository.ts';

/** How long the page may show a user as a member without a new request, milliseconds. */
const MEMBER_LIFETIME_MS = 60 * SECOND_MS;
/** The same for a user who is not a member: they are about to join, then press the button. */
const NON_MEMBER_LIFETIME_MS = 2 * SECOND_MS;
/** Largest number of cached results. */
const MAX_CACHED = 10_000;

interface CachedResult {
  isMember: boolean;
  until: number;
}

interface Groups {
  bots: ReadonlyMap<Messenger, Bot>;
  cache: Map<string, CachedResult>;
  /** Requests in progress: concurrent calls share one. */
  pending: Map<string, Promise<boolean>>;
}

const groups = new WeakMap<AppContext, Groups>();

function groupsOf(app: AppContext): Groups {
  const known = groups.get(app);
  if (known) return known;
  const bots = new Map(openBots(app.config.bots).flatMap((bot) => (bot.isMember ? [[bot.messenger, bot]] : [])));
  const opened = { bots, cache: new Map<string, CachedResult>(), pending: new Map<string, Promise<boolean>>() };
  groups.set(app, opened);
  return opened;
}

/** Messengers where this installation has a group whose members it can check. */
export const messengersWithGroups = (app: AppContext): Messenger[] => [...groupsOf(app).bots.keys()];

const cacheKey = ({ messenger, subject }: LinkedAccount): string => `${messenger} ${subject}`;

async function requestMembership({ bots, cache }: Groups, account: LinkedAccount, ms: number): Promise<boolean> {
  const bot = bots.get(account.messenger);
  const isMember = (await bot?.isMember?.(account.subject, AbortSignal.timeout(ms))) ?? false;
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(cacheKey(account), {
    isMember,
    until: Date.now() + (isMember ? MEMBER_LIFETIME_MS : NON_MEMBER_LIFETIME_MS),
  });
  return isMember;
}

/**
 * Asks a messenger whether a user is a member of our group.
 *
 * @param ms longest wait, milliseconds
 * @throws BotUnavailable
 */
export function checkMembership(app: AppContext, account: LinkedAccount, ms: number): Promise<boolean> {
  const opened = groupsOf(app);
  const key = `${cacheKey(account)} ${ms}`;
  const pending = opened.pending.get(key);
  if (pending) return pending;
  const result = requestMembership(opened, account, ms).finally(() => opened.pending.delete(key));
  opened.pending.set(key, result);
  return result;
}

/**
 * The same with a short cache.
 *
 * @returns null where the messenger does not respond
 */
export async function findMembership(app: AppContext, account: LinkedAccount, ms: number): Promise<boolean | null> {
  const cached = groupsOf(app).cache.get(cacheKey(account));
  if (cached !== undefined && cached.until > Date.now()) return cached.isMember;
  try {
    return await checkMembership(app, account, ms);
  } catch (error) {
    app.log.info({ err: error, messenger: account.messenger }, 'a messenger did not return who is in our group');
    return null;
  }
}
