import type { components } from '@hoshikraft/contract';
import { banReasonParts, type Locale } from '@hoshikraft/shared';
import { localized } from '../../platform/database/localized.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import type { ListedBanRow } from './ban-list-repository.ts';
import type { BanRow } from './bans-repository.ts';
import type { BrokenRuleRow } from './broken-rule-repository.ts';

type Ban = components['schemas']['Ban'];
type ListedBan = components['schemas']['ListedBan'];

/** The rule that the reason quotes. */
export const presentBrokenRule = (rule: BrokenRuleRow | null, locale: Locale): components['schemas']['BrokenRule'] =>
  rule && { number: rule.number, title: localized(rule.title, locale) };

/** A ban for its own player. */
export const presentBan = (row: BanRow, locale: Locale): Ban => ({
  id: row.id,
  server: row.server_id,
  banned_by: row.banned_by,
  ban_reason: row.ban_reason,
  rule: presentBrokenRule(row.rule, locale),
  banned_at: row.banned_at.toISOString(),
  unban_at: row.unban_at?.toISOString() ?? null,
  unbanPrice: row.unban_price,
});

/** How a ban ended: by its expiry or by a lift, whichever came first. */
const endOf = ({ lifted_at, unban_at }: ListedBanRow, now: Date): { state: ListedBan['state']; at: Date | null } => {
  if (unban_at !== null && unban_at <= now && (lifted_at === null || unban_at <= lifted_at)) {
    return { state: 'expired', at: unban_at };
  }
  return { state: lifted_at === null ? 'active' : 'lifted', at: lifted_at };
};

/** A ban for the public list: only its own player sees the price of an unban. */
export const presentListedBan = (row: ListedBanRow, now: Date, locale: Locale): ListedBan => {
  const { state, at } = endOf(row, now);
  return {
    id: row.id,
    login: row.login,
    server: row.server_id,
    banned_by: row.banned_by,
    ban_reason: row.ban_reason,
    rule: presentBrokenRule(row.rule, locale),
    banned_at: row.banned_at.toISOString(),
    unban_at: row.unban_at?.toISOString() ?? null,
    state,
    ended_at: at?.toISOString() ?? null,
  };
};

/** Values of the error `banned` in the caller's language: reason, moderator and end. */
export const banMessageValues = (row: BanRow, locale: Locale): { reason: string; by: string; end: string } => {
  const { never, until, rule: quote } = messagesFor(locale).ban;
  const rule = presentBrokenRule(row.rule, locale);
  const { title, note } = banReasonParts(row.ban_reason, rule);
  const words = [title, note?.replace(/[.\s]+$/, '')].filter(Boolean).join(': ');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return {
    reason: rule === null ? words : quote(words, rule.number),
    by: row.banned_by,
    end: row.unban_at === null ? never : until(format.format(row.unban_at)),
  };
};
