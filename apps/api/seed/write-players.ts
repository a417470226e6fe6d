import { readFileSync } from 'node:fs';
import { DAY_MS } from '@hoshikraft/shared';
import type { Trx } from '../src/platform/database/types.ts';
import { openAccount } from '../src/billing/ledger/accounts.ts';
import type { EntryDraft } from '../src/billing/ledger/transfer.ts';
import { transfer } from '../src/billing/ledger/transfer.ts';
import { beginApp, confirmApp } from '../src/identity/two-factor/factors-repository.ts';
import { samplePlayers } from './content/sample-players.ts';
import type { SamplePlayer } from './content/sample-players.ts';
import { team } from './content/team.ts';
import { addPastPurchase } from './sample-purchases.ts';

/** Members of the team who write the sample documents. */
const authorLogins = ['Fumikaze', 'InkAndQuill', 'Nekobyte', 'RustyGear'];

export const teamLogins = team.flatMap(({ members }) => members.map(({ login }) => login));

/** Logins that the bots of the sandbox play with. */
export const botLogins = JSON.parse(readFileSync(new URL('players.json', import.meta.url), 'utf8')) as string[];

const daysBefore = (time: Date, days: number): Date => new Date(time.getTime() - days * DAY_MS);

/** Adds a player and returns the id; undefined if the login exists, whose player is not changed. */
async function addPlayer(
  trx: Trx,
  player: Omit<SamplePlayer, 'money' | 'coins' | 'purchases'>,
  passwordHash: string,
  now: Date,
) {
  const registeredAt = daysBefore(now, player.registeredDaysAgo);
  const row = await trx
    .insertInto('players')
    .values({
      login: player.login,
      email: player.email,
      password_hash: passwordHash,
      groups: player.groups,
      region: 'russia',
      preferred_server: player.preferredServer,
      is_sample: true,
      consented_at: registeredAt,
      registered_at: registeredAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function addOpeningBalance(trx: Trx, playerId: string, player: SamplePlayer, now: Date): Promise<void> {
  const entries: EntryDraft[] = [];
  if (player.money > 0) {
    entries.push(
      { account: await openAccount(trx, { playerId, kind: 'balance' }), amount: player.money },
      { account: await openAccount(trx, { playerId: null, kind: 'opening' }), amount: -player.money },
    );
  }
  for (const [serverId, amount] of Object.entries(player.coins)) {
    entries.push(
      { account: await openAccount(trx, { playerId, kind: 'coins', serverId }), amount },
      { account: await openAccount(trx, { playerId: null, kind: 'opening', serverId }), amount: -amount },
    );
  }
  if (entries.length === 0) return;
  const at = daysBefore(now, player.registeredDaysAgo);
  await transfer(trx, { kind: 'opening', reference: playerId, at, entries });
}

async function banPlayer(
  trx: Trx,
  { playerId, login }: { playerId: string; login: string },
  ban: NonNullable<SamplePlayer['ban']>,
  now: Date,
): Promise<void> {
  const bannedAt = daysBefore(now, ban.daysAgo);
  await trx
    .insertInto('bans')
    .values({
      player_id: playerId,
      login_key: login.toLowerCase(),
      banned_by: ban.bannedBy,
      ban_reason: ban.reason,
      banned_at: bannedAt,
      unban_at: ban.days === null ? null : daysBefore(bannedAt, -ban.days),
      unban_price: ban.unbanPrice,
    })
    .execute();
}

/** Databases seeded before the mark existed get it too. */
const markSamples = (trx: Trx) =>
  trx
    .updateTable('players')
    .set({ is_sample: true })
    .where('login', 'in', [...samplePlayers.map(({ login }) => login), ...teamLogins, ...botLogins])
    .where('is_sample', '=', false)
    .execute();

interface Credentials {
  /** Of all sample players. */
  readonly passwordHash: string;
  /** Encrypts the secret of a player's authenticator app. */
  readonly sealApp: (playerId: string) => Buffer;
}

/**
 * Adds the sample players and the accounts of the team and bots; an existing login is not changed.
 */
export async function writePlayers(trx: Trx, { passwordHash, sealApp }: Credentials, now: Date): Promise<void> {
  for (const player of samplePlayers) {
    const playerId = await addPlayer(trx, player, passwordHash, now);
    if (playerId === undefined) continue;
    await addOpeningBalance(trx, playerId, player, now);
    for (const purchase of player.purchases) await addPastPurchase(trx, playerId, purchase, now);
    if (player.authenticator) {
      await beginApp(trx, playerId, sealApp(playerId), now);
      await confirmApp(trx, playerId, now);
    }
    if (player.ban) await banPlayer(trx, { playerId, login: player.login }, player.ban, now);
  }
  for (const login of teamLogins) {
    const groups = authorLogins.includes(login) ? (['player', 'editor'] as const) : (['player'] as const);
    const member = { login, email: null, groups: [...groups], preferredServer: null, registeredDaysAgo: 1500 };
    await addPlayer(trx, member, passwordHash, now);
  }
  await markSamples(trx);
  for (const [index, login] of botLogins.entries()) {
    await addPlayer(
      trx,
      { login, email: null, groups: ['player'], preferredServer: null, registeredDaysAgo: 20 + index * 15 },
      passwordHash,
      now,
    );
  }
}
