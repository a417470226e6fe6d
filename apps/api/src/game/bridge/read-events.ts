import type { components } from '@hoshikraft/contract';
import { DAY_MS, MINUTE_MS } from '@hoshikraft/shared';
import { LOGIN } from '../../community/players/login.ts';
import { isValidBan } from './ban-reports.ts';
import { COUNTERS } from './counter-epochs.ts';
import { asList, asNumber, asRecord, asText, asTime } from './received-values.ts';

type GameEvents = components['schemas']['GameEvents'];
type PlaySession = GameEvents['sessions'][number];
type Counters = GameEvents['counters'][number];
type GameBan = components['schemas']['GameBan'];
export type Oddity = components['schemas']['EventOddity'];

/** A batch as it is stored. */
export interface Events {
  sessions: PlaySession[];
  counters: Counters[];
  bans: GameBan[];
  wipes: Date[];
  reportedAt: Date;
}

/** Times of a batch that are taken for true, ms since 1970. */
interface Limits {
  /** Times before this come from a clock that was never set. */
  readonly earliest: number;
  readonly latest: number;
}

/** A session may end this long before it began: the clock of the machine was set in between. */
const CLOCK_STEP_MS = MINUTE_MS;
const MAX_AFK_SECONDS = 31_536_000;
const MAX_PRICE = 100_000_000_000;
const [MAX_NAME, MAX_REASON] = [64, 500];
/** An end further away than this means "for ever": plugins write 9999-12-31. */
const FOR_EVER_MS = 100 * 365 * DAY_MS;
const MAX_WIPES = 10;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const BAN_ID = /^[\w-]{1,64}$/;

const TOTALS = Object.keys(COUNTERS) as (keyof typeof COUNTERS)[];

const isWithin = (time: number, { earliest, latest }: Limits): boolean => earliest <= time && time <= latest;
const iso = (time: number): string => new Date(time).toISOString();
const isLogin = (login: unknown): login is string => typeof login === 'string' && LOGIN.test(login);

/** undefined leaves the element out. */
type Read<Item> = (received: Record<string, unknown>, limits: Limits) => Item | undefined;

const readSession: Read<PlaySession> = ({ id, login, joinedAt, leftAt, afkSeconds }, limits) => {
  if (typeof id !== 'string' || !UUID.test(id) || !isLogin(login)) return undefined;
  const [joined, left] = [asTime(joinedAt), Math.min(asTime(leftAt), limits.latest)];
  if (!isWithin(joined, limits) || !isWithin(left, limits) || left < joined - CLOCK_STEP_MS) return undefined;
  const end = Math.max(joined, left);
  const afk = Math.trunc(asNumber(afkSeconds, MAX_AFK_SECONDS));
  return { id, login, joinedAt: iso(joined), leftAt: iso(end), afkSeconds: afk };
};

/** A missing total would look like one that fell, which begins a new epoch: such a player is left out. */
const readCounters: Read<Counters> = (received) => {
  const { login } = received;
  const totals = TOTALS.map((name) => [name, received[name]] as const);
  const areTotals = totals.every(([, total]) => typeof total === 'number' && total >= 0 && Number.isFinite(total));
  if (!isLogin(login) || !areTotals) return undefined;
  const whole = totals.map(([name, total]) => [name, Math.min(Math.trunc(Number(total)), Number.MAX_SAFE_INTEGER)]);
  return { login, ...(Object.fromEntries(whole) as Omit<Counters, 'login'>) };
};

/** End of a ban; null for ever, undefined for what is no time: it must not become for ever. */
const readEnd = (value: unknown, limits: Limits): string | null | undefined => {
  if (value === null || value === undefined) return null;
  const end = asTime(value);
  if (Number.isNaN(end)) return undefined;
  return end > limits.latest + FOR_EVER_MS ? null : iso(end);
};

const readBan: Read<GameBan> = (received, limits) => {
  const { id, login, banned_at, unbanPrice, lifted } = received;
  const end = readEnd(received['unban_at'], limits);
  const isNamed = typeof id === 'string' && BAN_ID.test(id) && isLogin(login);
  if (!isNamed || end === undefined || !isWithin(asTime(banned_at), limits)) return undefined;
  const price = Math.trunc(asNumber(unbanPrice, MAX_PRICE));
  const isLifted = lifted === true;
  const liftedAt = asTime(received['lifted_at']);
  const ban: GameBan = {
    ...{ id, login, lifted: isLifted },
    banned_by: asText(received['banned_by'], MAX_NAME) || '—',
    ban_reason: asText(received['ban_reason'], MAX_REASON) || '—',
    banned_at: iso(asTime(banned_at)),
    unban_at: end,
    unbanPrice: price === 0 ? null : price,
    lifted_at: isLifted && isWithin(liftedAt, { ...limits, earliest: asTime(banned_at) }) ? iso(liftedAt) : null,
  };
  return isValidBan(ban, limits.earliest, limits.latest) ? ban : undefined;
};

const readWipe: Read<Date> = ({ at }, limits) => (isWithin(asTime(at), limits) ? new Date(asTime(at)) : undefined);

/** Whether a value that was sent is stored as another one. Fields that we do not know are ignored. */
const differs = (sent: unknown, stored: unknown): boolean =>
  typeof sent === 'string' && typeof stored === 'string' && asTime(sent) === asTime(stored)
    ? false
    : (sent ?? null) !== (stored ?? null);

/**
 * Reads a batch element by element: an odd one is corrected or left out by itself, the rest is stored.
 *
 * @param signedAt time of the signature, ms since 1970: the time of the totals where the batch names none
 * @returns the batch, and the place of each element that was corrected or left out, such as `sessions/3`
 */
export function readEvents(
  received: Readonly<Record<string, unknown>>,
  signedAt: number,
  limits: Limits,
): { events: Events; oddities: Oddity[] } {
  const oddities: Oddity[] = [];
  const readAll = <Item extends object>(part: Oddity['part'], list: readonly unknown[], read: Read<Item>): Item[] =>
    list.flatMap((element, index) => {
      const sent = asRecord(element);
      const item = read(sent, limits);
      const isCorrected =
        item !== undefined && Object.entries(item).some(([name, stored]) => differs(sent[name], stored));
      if (item === undefined) oddities.push({ part, index, result: 'left_out' });
      else if (isCorrected) oddities.push({ part, index, result: 'corrected' });
      return item ?? [];
    });
  const reported = received['reportedAt'] === undefined ? signedAt : asTime(received['reportedAt']);
  if (!isWithin(reported, limits)) oddities.push({ part: 'reportedAt', index: 0, result: 'corrected' });
  const wipes = asList(received['wipes']).map((at, index) => ({ at: index < MAX_WIPES ? at : null }));
  const events = {
    sessions: readAll('sessions', asList(received['sessions']), readSession),
    counters: readAll('counters', asList(received['counters']), readCounters),
    bans: readAll('bans', asList(received['bans']), readBan),
    wipes: readAll('wipes', wipes, readWipe),
    reportedAt: new Date(isWithin(reported, limits) ? reported : signedAt),
  };
  return { events, oddities };
}
