import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
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

const END: Readonly<Record<Locale, { never: string; until: (when: string) => string }>> = {
  ru: { never: 'Бан бессрочный.', until: (when) => `Бан действует до ${when} (UTC).` },
  en: { never: 'The ban is permanent.', until: (when) => `The ban lasts until ${when} (UTC).` },
};

/** What the refusal `banned` says of a ban, in the asker's language: reason, who banned, and until when. */
export const banWords = (row: BanRow, locale: Locale): { reason: string; by: string; end: string } => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    reason: row.ban_reason.replace(/[.\s]+$/, ''),
    by: row.banned_by,
    end: row.unban_at === null ? END[locale].never : END[locale].until(format.format(row.unban_at)),
  };
};
