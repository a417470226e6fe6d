import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { words } from '../words/words.ts';
import type { BanRow } from './bans-repository.ts';

type Ban = components['schemas']['Ban'];

/** A ban as its player sees it. */
export const presentBan = (row: BanRow): Ban => ({
  id: row.id,
  server: row.server_id,
  banned_by: row.banned_by,
  ban_reason: row.ban_reason,
  banned_at: row.banned_at.toISOString(),
  unban_at: row.unban_at?.toISOString() ?? null,
  unbanPrice: row.unban_price,
});

/** What the refusal `banned` says of a ban, in the asker's language: reason, who banned, and until when. */
export const banWords = (row: BanRow, locale: Locale): { reason: string; by: string; end: string } => {
  const { never, until } = words(locale).ban;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    reason: row.ban_reason.replace(/[.\s]+$/, ''),
    by: row.banned_by,
    end: row.unban_at === null ? never : until(format.format(row.unban_at)),
  };
};
