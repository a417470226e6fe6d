/**
 * `npm run game-key -w @hoshikraft/api -- add <key id> <server id>`, `-- rotate <key id>` or `-- revoke <key id>`.
 * A new secret is made here and shown once; it goes into the settings of the game server.
 */
import { randomBytes } from 'node:crypto';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import type { Db } from '../database/types.ts';
import { isServer } from '../servers/servers-repository.ts';
import { findGameKey, revokeGameKey, rotateGameKey, saveGameKey } from './game-keys-repository.ts';

const USAGE = 'add <key id> <server id> | rotate <key id> | revoke <key id>';

async function run(db: Db, sealingSecret: string, [action, keyId, serverId]: string[]): Promise<string> {
  const now = new Date();
  const secret = randomBytes(32).toString('base64url');
  if (action === 'add' && keyId && serverId) {
    // Setting a living key anew would cut its game server off; that is what rotate is for.
    if (await findGameKey(db, sealingSecret, keyId, now)) throw new Error(`The key ${keyId} exists: rotate it`);
    if (!(await isServer(db, serverId))) throw new Error(`There is no server ${serverId}`);
    await saveGameKey(db, sealingSecret, { keyId, serverId, secret });
    return `Key ${keyId} of ${serverId}, secret ${secret}`;
  }
  if (action === 'rotate' && keyId) {
    await rotateGameKey(db, sealingSecret, { keyId, secret }, now);
    return `Key ${keyId}, new secret ${secret}; the one before is good for a week`;
  }
  if (action === 'revoke' && keyId) {
    await revokeGameKey(db, keyId, now);
    return `Key ${keyId} is revoked`;
  }
  throw new Error(USAGE);
}

const config = readConfig(process.env);
const { url, pgliteDir } = config.database;
const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault });
try {
  process.stdout.write(`${await run(database.db, config.gameKeysSecret, process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
