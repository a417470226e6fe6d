import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';

/**
 * Lists the violations of the ledger's invariants, a sentence each; empty if the ledger is sound. Reads the whole ledger from one
 * snapshot, so that transactions in progress are no faults.
 */
export async function listLedgerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    SELECT 'movement ' || transfer_id || ' does not sum to zero' AS fault
      FROM ledger_entries JOIN ledger_accounts ON ledger_accounts.id = account_id
      GROUP BY transfer_id, unit HAVING sum(amount) <> 0
    UNION ALL
    SELECT 'account ' || ledger_accounts.id || ' has a total that its lines do not add up to'
      FROM ledger_accounts LEFT JOIN ledger_entries ON account_id = ledger_accounts.id
      WHERE player_id IS NOT NULL
      GROUP BY ledger_accounts.id HAVING balance <> coalesce(sum(amount), 0)
    UNION ALL
    SELECT 'line ' || id || ' has a wrong running total'
      FROM (SELECT id, balance_after, sum(amount) OVER (PARTITION BY account_id ORDER BY id) AS total
            FROM ledger_entries) AS lines
      WHERE balance_after IS NOT NULL AND balance_after <> total
    UNION ALL
    SELECT 'order ' || orders.id || ' was not paid exactly'
      FROM orders
      LEFT JOIN ledger_transfers ON reference = orders.id AND kind IN ('purchase', 'gift')
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = orders.player_id
      GROUP BY orders.id HAVING coalesce(sum(amount), 0) <> -price_final
    UNION ALL
    SELECT 'order ' || orders.id || ' was not paid back exactly'
      FROM orders
      LEFT JOIN ledger_transfers ON reference = orders.id AND ledger_transfers.kind = 'order_refund'
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = orders.player_id
      GROUP BY orders.id
      HAVING coalesce(sum(amount), 0) <> CASE WHEN refunded_at IS NULL THEN 0 ELSE price_final END
    UNION ALL
    SELECT 'role transfer ' || role_transfers.id || ' was not paid exactly'
      FROM role_transfers
      LEFT JOIN ledger_transfers ON reference = role_transfers.id AND kind = 'role_transfer'
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = role_transfers.player_id
      GROUP BY role_transfers.id HAVING coalesce(sum(amount), 0) <> -price_final
    UNION ALL
    SELECT 'correction ' || ledger_transfers.id || ' is not what an operator did'
      FROM ledger_transfers
      LEFT JOIN operator_acts ON operator_acts.id = reference
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = operator_acts.player_id
      WHERE ledger_transfers.kind = 'correction'
      GROUP BY ledger_transfers.id, operator_acts.id
      HAVING sum(amount) IS DISTINCT FROM (operator_acts.after::bigint - operator_acts.before::bigint)
    UNION ALL
    SELECT 'coins of movement ' || transfer_id || ' did not go from one player to another'
      FROM ledger_entries JOIN ledger_accounts ON ledger_accounts.id = account_id
      WHERE ledger_entries.kind = 'coin_transfer'
      GROUP BY transfer_id HAVING count(*) <> 2 OR count(DISTINCT player_id) <> 2 OR min(ledger_accounts.kind) <> 'coins'
    UNION ALL
    SELECT 'refund ' || refunds.id || ' is not the sum of what its player spent in its window'
      FROM refunds JOIN server_wipes ON server_wipes.id = wipe_id LEFT JOIN orders ON refund_id = refunds.id
      LEFT JOIN roles ON roles.id = role_id
      GROUP BY refunds.id HAVING coalesce(sum(price_final), 0) <> refunds.amount OR NOT bool_and(
        orders.player_id = refunds.player_id AND receiver_id = refunds.player_id AND roles.server_id = server_wipes.server_id
        AND server_wipes.state <> 'announced'
        AND orders.created_at < server_wipes.at AND orders.created_at >= server_wipes.at - interval '14 days')
    UNION ALL
    SELECT 'payment ' || payments.id || ' (' || status || ') was not credited exactly'
      FROM payments
      LEFT JOIN ledger_transfers ON reference = payments.id AND kind = 'top_up'
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = payments.player_id
      GROUP BY payments.id
      HAVING coalesce(sum(ledger_entries.amount), 0)
        <> CASE WHEN status = 'succeeded' THEN payments.amount + bonus ELSE 0 END
    UNION ALL
    SELECT 'bonus ' || bonus_claims.id || ' was not given exactly'
      FROM bonus_claims
      LEFT JOIN ledger_transfers ON reference = bonus_claims.id AND kind = 'bonus'
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = bonus_claims.player_id
      GROUP BY bonus_claims.id HAVING coalesce(sum(ledger_entries.amount), 0) <> bonus_claims.amount
    UNION ALL
    SELECT 'hour ' || hour || ' of ' || referral_hours.player_id || ' was not paid exactly'
      FROM referral_hours JOIN referral_invites USING (player_id)
      LEFT JOIN ledger_transfers ON reference = referral_hours.id AND kind = 'referral'
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = referrer_id
      GROUP BY referral_hours.id, hour, referral_hours.player_id HAVING coalesce(sum(amount), 0) <> 10
    UNION ALL
    SELECT 'account ' || id || ' is below zero' FROM ledger_accounts WHERE balance < 0 AND kind <> 'debt'
    UNION ALL
    SELECT 'debt ' || id || ' is above zero' FROM ledger_accounts WHERE balance > 0 AND kind = 'debt'
    UNION ALL
    SELECT 'reversal ' || payment_reversals.id || ' was not taken exactly'
      FROM payment_reversals JOIN payments ON payments.id = payment_id
      LEFT JOIN ledger_transfers ON ledger_transfers.reference = payment_reversals.id AND ledger_transfers.kind = 'top_up_refund'
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = player_id
      GROUP BY payment_reversals.id HAVING coalesce(sum(ledger_entries.amount), 0) <> -coalesce(taken + taken_bonus, 0)
    UNION ALL
    SELECT 'reversal ' || payment_reversals.id || ' was not returned exactly'
      FROM payment_reversals JOIN payments ON payments.id = payment_id
      LEFT JOIN ledger_transfers ON ledger_transfers.reference = payment_reversals.id AND ledger_transfers.kind = 'dispute_won'
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = player_id
      GROUP BY payment_reversals.id HAVING coalesce(sum(ledger_entries.amount), 0)
        <> CASE WHEN restored_at IS NULL THEN 0 ELSE taken + taken_bonus END
    UNION ALL
    SELECT 'payment ' || payment_id || ' went back more than once'
      FROM payment_reversals JOIN payments ON payments.id = payment_id
      WHERE restored_at IS NULL
      GROUP BY payment_id, payments.amount, bonus
      HAVING sum(taken) > payments.amount OR sum(taken_bonus) > bonus
    UNION ALL
    SELECT 'unban ' || unbans.id || ' was not paid exactly'
      FROM unbans
      LEFT JOIN ledger_transfers ON reference = unbans.id AND kind IN ('unban', 'unban_refund')
      LEFT JOIN ledger_entries ON transfer_id = ledger_transfers.id AND owner_id = unbans.player_id
      GROUP BY unbans.id HAVING coalesce(sum(amount), 0) <> CASE WHEN refunded_at IS NULL THEN -price ELSE 0 END
    UNION ALL
    SELECT 'movement ' || id || ' (' || kind || ') has no cause'
      FROM ledger_transfers
      WHERE NOT CASE kind
        WHEN 'top_up' THEN EXISTS (SELECT FROM payments WHERE payments.id = reference)
        WHEN 'purchase' THEN EXISTS (SELECT FROM orders WHERE orders.id = reference)
        WHEN 'gift' THEN EXISTS (SELECT FROM orders WHERE orders.id = reference)
        WHEN 'order_refund' THEN EXISTS (SELECT FROM orders WHERE orders.id = reference)
        WHEN 'role_transfer' THEN EXISTS (SELECT FROM role_transfers WHERE role_transfers.id = reference)
        WHEN 'unban' THEN EXISTS (SELECT FROM unbans WHERE unbans.id = reference)
        WHEN 'unban_refund' THEN EXISTS (SELECT FROM unbans WHERE unbans.id = reference)
        WHEN 'bonus' THEN EXISTS (SELECT FROM bonus_claims WHERE bonus_claims.id = reference)
        WHEN 'top_up_refund' THEN EXISTS (SELECT FROM payment_reversals WHERE payment_reversals.id = ledger_transfers.reference)
        WHEN 'dispute_won' THEN EXISTS (SELECT FROM payment_reversals WHERE payment_reversals.id = ledger_transfers.reference)
        WHEN 'referral' THEN EXISTS (SELECT FROM referral_hours WHERE referral_hours.id = reference)
        -- A debt is paid with what another movement brought; a transfer of coins is its own record, and 'opening' is what was there before; corrections are compared above.
        ELSE true
      END`.execute(db);
  return rows.map(({ fault }) => fault);
}
