import type { DB } from '../../platform/database/generated.ts';

/** What happens to the rows of a player in one table. */
export interface PersonalTable {
  /** Columns with the id of a player; the first is that of the rows' owner. */
  readonly of: readonly [string, ...string[]];
  /** `delete` deletes the rows with the account; otherwise why they stay, where the account has neither name nor address. */
  readonly deletion: 'delete' | string;
  /** Columns that an export leaves out; otherwise why the table is not exported. */
  readonly export: readonly string[] | string;
}

const SECRET = 'a secret of signing in, or what it was checked by';
const DERIVED = 'computed from other tables of the export';
const PASSING = 'lives for minutes';
const MONEY = 'accounting: what was paid, and for what';

const gone = (of: PersonalTable['of'], omit: PersonalTable['export'] = []): PersonalTable => ({
  of,
  deletion: 'delete',
  export: omit,
});
const kept = (of: PersonalTable['of'], why: string, omit: PersonalTable['export'] = []): PersonalTable => ({
  of,
  deletion: why,
  export: omit,
});

/**
 * Every table with rows of players, in the order in which they are deleted (docs/product/accounts.md#deletion). A test compares
 * it with the database.
 */
export const PERSONAL_TABLES: Partial<Record<keyof DB, PersonalTable>> = {
  sessions: gone(['player_id'], ['token_hash']),
  account_events: gone(['player_id'], ['reason']),
  authenticator_apps: gone(['player_id'], ['secret', 'last_step']),
  recovery_codes: gone(['player_id'], SECRET),
  bot_factors: gone(['player_id']),
  passkeys: gone(['player_id'], ['credential_id', 'public_key', 'counter']),
  linked_services: gone(['player_id']),
  linked_traces: gone(['player_id'], DERIVED),
  legacy_tokens: gone(['player_id'], SECRET),
  link_codes: gone(['player_id'], SECRET),
  sent_codes: gone(['player_id'], SECRET),
  wrong_codes: gone(['player_id'], SECRET),
  second_factor_waivers: gone(['player_id']),
  password_resets: gone(['player_id'], SECRET),
  mail_changes: gone(['player_id'], PASSING),
  mail_undos: gone(['player_id'], ['token_hash']),
  oauth_flows: gone(['player_id'], PASSING),
  letters: gone(['player_id'], ['args_sealed']),
  player_skins: gone(['player_id']),
  kept_skins: gone(['player_id']),
  player_capes: gone(['player_id']),
  player_avatars: gone(['player_id']),
  avatar_sources: gone(['player_id']),
  look_uploads: gone(['uploader']),
  look_changes: gone(['player_id'], DERIVED),
  document_autosaves: gone(['player_id']),
  friend_requests: gone(['from_id', 'to_id']),
  friend_requests_made: gone(['from_id'], DERIVED),
  friendships: gone(['player_id', 'friend_id'], ['place']),
  player_blocks: gone(['player_id', 'blocked_id']),
  profile_likes: gone(['liked_by', 'player_id']),
  player_counters: gone(['player_id'], ['login_key']),
  play_sessions: gone(['player_id']),
  playtime_hours: gone(['player_id'], DERIVED),
  playtime_days: gone(['player_id']),
  playtime_months: gone(['player_id'], DERIVED),
  playtime_totals: gone(['player_id']),
  referral_days: gone(['referrer_id']),
  referral_due: gone(['player_id'], DERIVED),
  referral_readers: gone(['referrer_id'], 'numbers from which nobody can be told'),
  referrer_presence: gone(['player_id'], DERIVED),
  top_changes: gone(['player_id'], DERIVED),
  top_mornings: gone(['player_id'], DERIVED),
  top_scores: kept(['player_id'], 'the next refresh of the leaderboards removes them', DERIVED),
  bans: kept(['player_id'], 'a decision of moderators, without the name', ['login_key', 'is_over', 'game_ban_id']),
  bonus_claims: kept(['player_id'], MONEY),
  deliveries: kept(['player_id'], MONEY, ['lease_id', 'lease_until', 'head', 'line', 'next_attempt_at', 'seq']),
  grants: kept(['player_id', 'gift_from'], MONEY),
  ledger_accounts: kept(['player_id'], MONEY),
  operator_acts: kept(['player_id', 'operator_id'], 'rows are never changed', ['operator', 'operator_id', 'address']),
  orders: kept(['player_id', 'receiver_id'], MONEY, ['seq']),
  payments: kept(['player_id'], MONEY, ['idempotency_key', 'order_url']),
  refunds: kept(['player_id'], MONEY),
  role_transfers: kept(['player_id'], MONEY),
  unbans: kept(['player_id'], MONEY),
  referral_invites: kept(['player_id', 'referrer_id'], MONEY, ['same_person', 'same_person_since']),
  referral_hours: kept(['player_id'], MONEY),
  document_images: kept(['uploader'], 'parts of documents', ['placeholder', 'sources']),
  document_likes: kept(['player_id'], 'a count, by id'),
  document_versions: kept(['author_id'], 'documents stay, without the name of their author', ['content']),
  documents: kept(['author_id'], 'documents stay, without the name of their author'),
};
