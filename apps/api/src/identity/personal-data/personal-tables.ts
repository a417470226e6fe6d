import type { DB } from '../../platform/database/generated.ts';

/** What happens to the rows of a player in one table when the account is deleted. */
interface PersonalTable {
  /** Columns with the id of a player. */
  readonly of: readonly string[];
  /** Why the rows stay, where the account has neither name nor address; null if they are deleted. */
  readonly kept: string | null;
}

const MONEY = 'accounting: what was paid, and for what';
const DOCUMENT = 'documents stay, without the name of their author';

const gone = (...of: string[]): PersonalTable => ({ of, kept: null });
const kept = (why: string, ...of: string[]): PersonalTable => ({ of, kept: why });

/**
 * Every table with rows of players, in the order in which they are deleted (docs/product/accounts.md#deletion). A test compares
 * it with the database.
 */
export const PERSONAL_TABLES: Partial<Record<keyof DB, PersonalTable>> = {
  sessions: gone('player_id'),
  account_events: gone('player_id'),
  authenticator_apps: gone('player_id'),
  recovery_codes: gone('player_id'),
  bot_factors: gone('player_id'),
  passkeys: gone('player_id'),
  linked_services: gone('player_id'),
  linked_traces: gone('player_id'),
  legacy_tokens: gone('player_id'),
  link_codes: gone('player_id'),
  promo_guesses: gone('player_id'),
  sent_codes: gone('player_id'),
  wrong_codes: gone('player_id'),
  second_factor_waivers: gone('player_id'),
  password_resets: gone('player_id'),
  mail_changes: gone('player_id'),
  mail_undos: gone('player_id'),
  oauth_flows: gone('player_id'),
  letters: gone('player_id'),
  player_skins: gone('player_id'),
  kept_skins: gone('player_id'),
  player_capes: gone('player_id'),
  player_avatars: gone('player_id'),
  avatar_sources: gone('player_id'),
  look_uploads: gone('uploader'),
  look_changes: gone('player_id'),
  document_autosaves: gone('player_id'),
  friend_requests: gone('from_id', 'to_id'),
  friend_requests_made: gone('from_id'),
  friendships: gone('player_id', 'friend_id'),
  player_blocks: gone('player_id', 'blocked_id'),
  profile_likes: gone('liked_by', 'player_id'),
  player_counters: gone('player_id'),
  play_sessions: gone('player_id'),
  playtime_hours: gone('player_id'),
  playtime_days: gone('player_id'),
  playtime_months: gone('player_id'),
  playtime_totals: gone('player_id'),
  referral_days: gone('referrer_id'),
  referral_due: gone('player_id'),
  referral_readers: gone('referrer_id'),
  referrer_presence: gone('player_id'),
  top_changes: gone('player_id'),
  top_mornings: gone('player_id'),
  top_scores: kept('the next refresh of the leaderboards removes them', 'player_id'),
  bans: kept('a decision of moderators, without the name', 'player_id'),
  bonus_claims: kept(MONEY, 'player_id'),
  deliveries: kept(MONEY, 'player_id'),
  grants: kept(MONEY, 'player_id', 'gift_from'),
  ledger_accounts: kept(MONEY, 'player_id'),
  operator_acts: kept('rows are never changed', 'player_id', 'operator_id'),
  orders: kept(MONEY, 'player_id', 'receiver_id'),
  payments: kept(MONEY, 'player_id'),
  refunds: kept(MONEY, 'player_id'),
  role_transfers: kept(MONEY, 'player_id'),
  unbans: kept(MONEY, 'player_id'),
  referral_invites: kept(MONEY, 'player_id', 'referrer_id'),
  referral_hours: kept(MONEY, 'player_id'),
  document_images: kept('parts of documents', 'uploader'),
  document_likes: kept('a count, by id', 'player_id'),
  document_versions: kept(DOCUMENT, 'author_id'),
  documents: kept(DOCUMENT, 'author_id'),
};
