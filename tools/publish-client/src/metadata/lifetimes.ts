import { DAY_MS } from '@hoshikraft/shared';

/** How long each signed file is good for, days. The timestamp's three days are what launcher.md promises. */
export const LIFETIME_DAYS = { root: 365, timestamp: 3, snapshot: 90 } as const;
/** A snapshot with less left than this is signed anew by `refresh`, days. */
export const RENEWED_BEFORE_DAYS = 30;

export const timeText = (time: Date): string => time.toISOString().replace(/\.\d+Z$/, 'Z');

export function expiry(kind: keyof typeof LIFETIME_DAYS, now: Date): string {
  return timeText(new Date(now.getTime() + LIFETIME_DAYS[kind] * DAY_MS));
}

export function daysLeft(expires: string, now: Date): number {
  return (Date.parse(expires) - now.getTime()) / DAY_MS;
}
