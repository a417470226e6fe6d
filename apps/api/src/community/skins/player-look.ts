import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { Db } from '../../platform/database/types.ts';
import { foldCase } from '../players/players-repository.ts';
import { defaultSkin } from './default-skins.ts';
import { capeVersion, skinVersion } from './skin-version.ts';
import { findLooks, looksChanged, type LookRow } from './skins-repository.ts';

type PlayerLook = components['schemas']['PlayerLook'];

/** Maximum per response. */
const MOST = 100;

/** A player's skin and cape for a game server. */
async function presentLook({ login, playerId, hash, model, capeHash }: LookRow): Promise<PlayerLook> {
  const skin = hash === null || model === null ? await defaultSkin(playerId) : { hash, model };
  return {
    login,
    skin: skinVersion(skin),
    model: skin.model,
    cape: capeHash === null ? null : capeVersion(capeHash),
  };
}

/** Skin and cape of a player. @throws Error for an unknown id */
export async function lookOf(db: Db, playerId: string): Promise<PlayerLook> {
  const [row] = await findLooks(db, [playerId]);
  if (row === undefined) throw new Error(`there is no player ${playerId}`);
  return presentLook(row);
}

/**
 * Skins and capes of online players that changed during the last minute or since the previous heartbeat. A change is sent
 * more than once, so that a lost response loses nothing.
 */
export async function newLooks(
  db: Db,
  serverId: string,
  online: readonly { login: string }[],
  now: Date,
): Promise<PlayerLook[]> {
  const changed = await looksChanged(db, serverId, new Date(now.getTime() - MINUTE_MS));
  if (changed.length === 0) return [];
  const here = new Set(online.map(({ login }) => foldCase(login)));
  return Promise.all(
    changed
      .filter(({ login }) => here.has(foldCase(login)))
      .slice(0, MOST)
      .map(presentLook),
  );
}
