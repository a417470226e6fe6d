import { MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';

export interface Played {
  playerId: string;
  serverId: string;
  joinedAt: number;
  leftAt: number;
  afkSeconds: number;
}

export interface Counted {
  seconds: number;
  afk: number;
}

/** Every offset of every zone is a multiple of it. */
export const QUARTER_MS = 15 * MINUTE_MS;

/** Formats the local hour, day and month of a moment; cached per quarter of an hour. */
export function calendarOf(timeZone: string) {
  const known = new Map<number, { hour: string; day: string; month: string }>();
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  return (moment: number) => {
    const quarter = Math.floor(moment / QUARTER_MS);
    const there = known.get(quarter);
    if (there) return there;
    const parts = Object.fromEntries(
      format.formatToParts(quarter * QUARTER_MS).map(({ type, value }) => [type, value] as const),
    );
    const day = `${parts.year}-${parts.month}-${parts.day}`;
    const named = { hour: `${day}T${parts.hour}`, day, month: `${parts.year}-${parts.month}-01` };
    known.set(quarter, named);
    return named;
  };
}

/**
 * Counts playtime second by second: every second of a session counts for the key at its end. AFK seconds are distributed
 * evenly over the session.
 *
 * @param keyOf key of a second; called once per quarter of an hour
 */
export function naivePlaytime(sessions: readonly Played[], keyOf: (session: Played, moment: number) => string) {
  const counted = new Map<string, Counted>();
  for (const session of sessions) {
    const whole = Math.floor((session.leftAt - session.joinedAt) / SECOND_MS);
    const away = Math.min(session.afkSeconds, whole);
    let [quarter, key] = [NaN, ''];
    for (let second = 0; second < whole; second += 1) {
      const moment = session.joinedAt + (second + 1) * SECOND_MS - 1;
      if (Math.floor(moment / QUARTER_MS) !== quarter) {
        quarter = Math.floor(moment / QUARTER_MS);
        key = keyOf(session, moment);
      }
      const there = counted.get(key) ?? { seconds: 0, afk: 0 };
      counted.set(key, there);
      const isAway = Math.floor((away * (second + 1)) / whole) > Math.floor((away * second) / whole);
      there[isAway ? 'afk' : 'seconds'] += 1;
    }
  }
  return counted;
}
