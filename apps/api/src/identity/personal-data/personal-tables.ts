import type { DB } from '../../platform/database/generated.ts';

/** Rows of a table that the archive of a player's data has. Columns are listed, so that a new secret is not among them. */
export interface ExportedRows {
  /** SQL; a column `file` names a picture that the archive has as well. */
  readonly columns: string;
  /** SQL; the player is `my_id`, `my_login` and `my_email`. */
  readonly by: string;
}

/** What happens to the rows of a player in one table. */
interface PersonalTable {
  /** Columns with the id of a player. */
  readonly of: readonly string[];
  /** Why the rows stay when the account is deleted, without name and address; null if they are deleted. */
  readonly kept: string | null;
  /** What the player gets on request; a text says why nothing. */
  readonly exported: ExportedRows | string;
}

const MONEY = 'accounting: what was paid, and for what';
const DOCUMENT = 'documents stay, without the name of their author';
const SECRET = 'secrets, stored as hashes or encrypted';
const MARK = 'marks for background work, without content of their own';

/** Rows of the player that a condition finds. */
export const rows = (columns: string, by = 'player_id = my_id'): ExportedRows => ({ columns, by });

const nameOf = (column: string, as: string): string => `(SELECT login FROM players WHERE id = ${column}) AS ${as}`;

type Exported = PersonalTable['exported'];
const gone = (exported: Exported, ...of: string[]): PersonalTable => ({ of, kept: null, exported });
const kept = (why: string, exported: Exported, ...of: string[]): PersonalTable => ({ of, kept: why, exported });

/**
 * Every table with rows of players, in the order in which they are deleted (docs/product/accounts.md#deletion). A test compares
 * it with the database.
 */
export const PERSONAL_TABLES: Partial<Record<keyof DB, PersonalTable>> = {
  sessions: gone(
    rows(
      'source, server_id, created_at, last_seen_at, proved_at, expires_at, ended_at, user_agent, browser, system, address_prefix',
    ),
    'player_id',
  ),
  account_events: gone(rows('at, target, kind, service, user_agent, address_prefix'), 'player_id'),
  authenticator_apps: gone(rows('begun_at, confirmed_at'), 'player_id'),
  recovery_codes: gone(SECRET, 'player_id'),
  bot_factors: gone(rows('messenger, subject, name, linked_at'), 'player_id'),
  passkeys: gone(rows('name, transports, created_at, last_used_at'), 'player_id'),
  linked_services: gone(rows('service, subject, name, signs_in, linked_at'), 'player_id'),
  linked_traces: gone(SECRET, 'player_id'),
  legacy_tokens: gone(SECRET, 'player_id'),
  link_codes: gone(SECRET, 'player_id'),
  promo_guesses: gone(rows('misses, since'), 'player_id'),
  sent_codes: gone(rows('messenger, purpose, sent_at, expires_at'), 'player_id'),
  wrong_codes: gone(rows('failures, since'), 'player_id'),
  second_factor_waivers: gone(rows('works_from, works_until'), 'player_id'),
  password_resets: gone(rows('email, expires_at'), 'player_id'),
  mail_changes: gone(rows('stage, new_email, sent_at, expires_at'), 'player_id'),
  mail_undos: gone(rows('old_email, new_email, expires_at'), 'player_id'),
  oauth_flows: gone(rows('service, purpose, expires_at'), 'player_id'),
  data_exports: gone(rows('asked_at'), 'player_id'),
  letters: gone(
    rows('kind, locale, state, created_at', 'player_id = my_id OR lower(recipient) = lower(my_email)'),
    'player_id',
  ),
  player_skins: gone(rows('model, name AS file, created_at'), 'player_id'),
  kept_skins: gone(rows('model, name AS file, worn_at'), 'player_id'),
  player_capes: gone(rows('name AS file, created_at'), 'player_id'),
  player_avatars: gone(rows('place, name AS file, x, y, size, placed_at'), 'player_id'),
  avatar_sources: gone(rows('name AS file, width, height, created_at'), 'player_id'),
  look_uploads: gone(rows('created_at', 'uploader = my_id'), 'uploader'),
  look_changes: gone(MARK, 'player_id'),
  document_autosaves: gone(rows('target, document_key, title, content, typed_at, user_agent'), 'player_id'),
  friend_requests: gone(
    rows(
      `${nameOf('from_id', 'sender')}, ${nameOf('to_id', 'recipient')}, created_at`,
      'from_id = my_id OR to_id = my_id',
    ),
    'from_id',
    'to_id',
  ),
  friend_requests_made: gone(rows('made_at', 'from_id = my_id'), 'from_id'),
  friendships: gone(rows(`${nameOf('friend_id', 'friend')}, since`), 'player_id', 'friend_id'),
  // Who blocked the player, and who likes them, is known to nobody else.
  player_blocks: gone(rows(`${nameOf('blocked_id', 'blocked')}, created_at`), 'player_id', 'blocked_id'),
  profile_likes: gone(rows(`${nameOf('player_id', 'liked')}, created_at`, 'liked_by = my_id'), 'liked_by', 'player_id'),
  player_counters: gone(
    rows(
      `server_id, blocks_broken, blocks_placed, case_openings, chat_messages, coin_expenses, coin_income, deaths, experience,
       mobs_killed, players_killed, started_at, reported_at`,
      'player_id = my_id OR login_key = lower(my_login)',
    ),
    'player_id',
  ),
  play_sessions: gone(
    rows('server_id, joined_at, left_at, afk_seconds', 'player_id = my_id OR lower(login) = lower(my_login)'),
    'player_id',
  ),
  playtime_hours: gone(rows('server_id, hour, seconds, afk_seconds'), 'player_id'),
  playtime_days: gone(rows('server_id, day, seconds, afk_seconds'), 'player_id'),
  playtime_months: gone(rows('server_id, month, seconds, afk_seconds'), 'player_id'),
  playtime_totals: gone(rows('server_id, seconds, afk_seconds, sessions, first_seen_at, last_seen_at'), 'player_id'),
  referral_days: gone(
    rows('day, visits, downloads, registrations, hours, coins', 'referrer_id = my_id'),
    'referrer_id',
  ),
  referral_due: gone(MARK, 'player_id'),
  referral_readers: gone('hashes of visitors, of whom the player is none', 'referrer_id'),
  referrer_presence: gone(rows('day, first_seen_at, last_seen_at'), 'player_id'),
  top_changes: gone(MARK, 'player_id'),
  top_mornings: gone(rows('type, server_id, place'), 'player_id'),
  top_scores: kept('the next refresh of the leaderboards removes them', rows('type, server_id, value'), 'player_id'),
  bans: kept(
    'a decision of moderators, without the name',
    rows('server_id, ban_reason, banned_at, unban_at, unban_price, lifted_at, expired_at'),
    'player_id',
  ),
  bonus_claims: kept(MONEY, rows('server_id, number, streak, amount, claimed_at'), 'player_id'),
  deliveries: kept(
    MONEY,
    rows('server_id, order_id, grant_id, action, args, status, created_at, done_at'),
    'player_id',
  ),
  grants: kept(
    MONEY,
    rows(
      `id, role_id, server_id, state, started_at, expires_at, replaced_at, created_at, ${nameOf('player_id', 'holder')},
       ${nameOf('gift_from', 'giver')}`,
      'player_id = my_id OR gift_from = my_id',
    ),
    'player_id',
    'gift_from',
  ),
  ledger_accounts: kept(MONEY, rows('id, kind, unit, server_id, balance, created_at'), 'player_id'),
  // Neither who acted nor why: a reason may name others.
  operator_acts: kept('rows are never changed', rows('at, kind, before, after'), 'player_id', 'operator_id'),
  // A gift that came is among the grants: what it cost is the giver's.
  orders: kept(
    MONEY,
    rows(
      `id, grant_id, role_id, mode, period, price_base, price_discount, price_final, ${nameOf('receiver_id', 'receiver')},
       created_at, refunded_at`,
    ),
    'player_id',
    'receiver_id',
  ),
  payments: kept(
    MONEY,
    rows('id, method, amount, bonus, currency, status, locale, created_at, settled_at'),
    'player_id',
  ),
  refunds: kept(MONEY, rows('wipe_id, amount, created_at'), 'player_id'),
  role_transfers: kept(
    MONEY,
    rows('from_grant_id, to_grant_id, price_base, price_discount, price_final, created_at'),
    'player_id',
  ),
  unbans: kept(MONEY, rows('price, created_at, refunded_at'), 'player_id'),
  // Without the other player: an invitation is between a player and us.
  referral_invites: kept(
    MONEY,
    rows('player_id = my_id AS was_invited, registered_at, hours', 'player_id = my_id OR referrer_id = my_id'),
    'player_id',
    'referrer_id',
  ),
  referral_hours: kept(MONEY, rows('hour'), 'player_id'),
  document_images: kept(
    'parts of documents',
    rows('document_key, width, height, sources, created_at', 'uploader = my_id'),
    'uploader',
  ),
  document_likes: kept('a count, by id', rows('document_key, liked_at'), 'player_id'),
  document_versions: kept(DOCUMENT, rows('document_key, version, content, saved_at', 'author_id = my_id'), 'author_id'),
  documents: kept(
    DOCUMENT,
    rows(
      'key, target, slug, state, locales, version, views, likes, created_at, published_at, updated_at',
      'author_id = my_id',
    ),
    'author_id',
  ),
};
