import { DAY_MS } from '@hoshikraft/shared';

/** Validity of signed files, days. launcher.md promises the three days of the timestamp. */
export const LIFETIME_DAYS = { root: 365, timestamp: 3, snapshot: 90 } as const;
/** A snapshot with less time left is signed again by `refresh`, days. */
export const RENEWED_BEFORE_DAYS = 30;

export const timeText = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z');

export function expiry(kind: keyof typeof LIFETIME_DAYS, now: Date): string {
  return timeText(new Date(now.getTime() + LIFETIME_DAYS[kind] * DAY_MS));
}

export function daysLeft(expires: string, now: Date): number {
  return (Date.parse(expires) - now.getTime()) / DAY_MS;
}
