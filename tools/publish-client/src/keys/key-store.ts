import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyIdOf } from '@hoshikraft/launcher-contract/signed';
import type { SignedKind } from '@hoshikraft/launcher-contract/signed';

/** Available private keys, by their ids. */
export type KeyRing = ReadonlyMap<string, KeyObject>;

export const roles: readonly SignedKind[] = ['root', 'timestamp', 'snapshot', 'manifest'];

const OTHERS_MAY = 0o077;

/** Creates a key and saves it in the folder, readable by its owner only. */
export function makeKey(folder: string, role: SignedKind): KeyObject {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${role}-${keyIdOf(privateKey).slice(0, 12)}.pem`);
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  return privateKey;
}

/**
 * Reads all keys of these folders; a missing folder has none.
 *
 * @throws Error for a key that other users may read
 */
export function readKeys(folders: readonly string[]): KeyRing {
  const ring = new Map<string, KeyObject>();
  for (const folder of new Set(folders)) {
    for (const name of readdirNames(folder)) {
      if (!name.endsWith('.pem')) continue;
      const path = join(folder, name);
      if (process.platform !== 'win32' && (statSync(path).mode & OTHERS_MAY) !== 0) {
        throw new Error(`${path} is readable by others: run chmod 600 on it and consider replacing the key`);
      }
      const key = createPrivateKey(readFileSync(path));
      ring.set(keyIdOf(key), key);
    }
  }
  return ring;
}

/** Names in a folder, sorted; none if it does not exist. */
export function readdirNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
