import type { Db } from '../src/platform/database/types.ts';
import { findGameKey, saveGameKey } from '../src/game/bridge/game-keys-repository.ts';

/** Whether the key exists with that secret; a key sealed with another sealing secret counts as missing. */
async function isKnown(db: Db, sealingSecret: string, keyId: string, secret: string, now: Date): Promise<boolean> {
  try {
    const key = await findGameKey(db, sealingSecret, keyId, now);
    return key?.secrets[0] === secret;
  } catch {
    return false;
  }
}

/** Adds the key with which the sandbox signs for every server: `dev-<server>`, secret `<game secret>:<server>`. */
export async function writeGameKeys(db: Db, gameSecret: string, sealingSecret: string, now: Date): Promise<void> {
  const servers = await db.selectFrom('servers').select('id').orderBy('position').execute();
  for (const { id: serverId } of servers) {
    const keyId = `dev-${serverId}`;
    const secret = `${gameSecret}:${serverId}`;
    if (!(await isKnown(db, sealingSecret, keyId, secret, now))) {
      await saveGameKey(db, sealingSecret, { keyId, serverId, secret });
    }
  }
}
