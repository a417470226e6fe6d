/**
 * `npm run game-key -w @hoshikraft/api -- add <key id> <server id>`, `-- rotate <key id>` or `-- revoke <key id>`.
 * Creates a new secret and prints it once; it goes into the settings of the game server.
 */
import { randomBytes } from 'node:crypto';
import { runCommand } from '../../platform/database/run-command.ts';
import type { Db } from '../../platform/database/types.ts';
import { serverExists } from '../servers/servers-repository.ts';
import { findGameKey, revokeGameKey, rotateGameKey, saveGameKey } from './game-keys-repository.ts';

const unknown = (keyId: string): string => `There is no game key ${keyId}`;
const USAGE = 'add <key id> <server id> | rotate <key id> | revoke <key id>';

async function run(db: Db, sealingSecret: string, [action, keyId, serverId]: string[]): Promise<string> {
  const now = new Date();
  const secret = randomBytes(32).toString('base64url');
  if (action === 'add' && keyId && serverId) {
    // A new secret for an active key would disconnect its game server: use rotate instead.
    if (await findGameKey(db, sealingSecret, keyId, now)) throw new Error(`Key ${keyId} already exists: use rotate`);
    if (!(await serverExists(db, serverId))) throw new Error(`Server ${serverId} not found`);
    await saveGameKey(db, sealingSecret, { keyId, serverId, secret });
    return `Key ${keyId} of ${serverId}, secret ${secret}`;
  }
  if (action === 'rotate' && keyId) {
    if (!(await rotateGameKey(db, sealingSecret, { keyId, secret }, now))) throw new Error(unknown(keyId));
    return `Key ${keyId}, new secret ${secret}; the previous one works for another week`;
  }
  if (action === 'revoke' && keyId) {
    if (!(await revokeGameKey(db, keyId, now))) throw new Error(unknown(keyId));
    return `Key ${keyId} was revoked`;
  }
  throw new Error(USAGE);
}

await runCommand(({ config, db, args }) => run(db, config.gameKeysSecret, args));
