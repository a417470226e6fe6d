import type { DB } from '../../platform/database/generated.ts';
import { type ExportedRows, rows } from './personal-tables.ts';

const MY_NAME = 'lower(login) = lower(my_login)';

/** What an archive has of tables without a column for a player's id. */
export const OTHER_TABLES: Partial<Record<keyof DB, ExportedRows>> = {
  players: rows(
    `login, email, groups, region, preferred_server, theme, locale, privacy, cover_art, cover_glow, cover_style,
     password_sign_in, friends, likes, registered_at, consented_at, delete_at`,
    'id = my_id',
  ),
  ledger_entries: rows(
    'id, account_id, transfer_id, kind, amount, balance_after, created_at',
    'account_id IN (SELECT id FROM ledger_accounts WHERE player_id = my_id)',
  ),
  grant_periods: rows(
    'grant_id, period, paid, starts_at, ends_at',
    'grant_id IN (SELECT id FROM grants WHERE player_id = my_id)',
  ),
  payment_reversals: rows(
    'payment_id, kind, amount, state, taken, taken_bonus, created_at, taken_at, restored_at',
    'payment_id IN (SELECT id FROM payments WHERE player_id = my_id)',
  ),
  counter_mornings: rows(
    `server_id, day, blocks_broken, blocks_placed, case_openings, chat_messages, coin_expenses, coin_income, deaths,
     experience, mobs_killed, players_killed`,
    'login_key = lower(my_login)',
  ),
  team_members: rows('group_id, server_id, role', MY_NAME),
  refused_addresses: rows('address, kind, reply, refused_at', 'lower(address) = lower(my_email)'),
  reset_requests: rows('locale, requested_at', 'lower(email) = lower(my_email)'),
};
