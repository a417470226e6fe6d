import { keyIdOf, rawPublicKey } from '@hoshikraft/launcher-contract/signed';
import type { SignedKind } from '@hoshikraft/launcher-contract/signed';
import { expiry } from '../metadata/lifetimes.ts';
import { names } from '../metadata/names.ts';
import { openRoot, readRootChain, writeRoot } from '../metadata/roots.ts';
import type { RootFile } from '../metadata/roots.ts';
import { signPayload } from '../metadata/signing.ts';
import type { RootMetadata } from '../schemas.ts';
import { makeKey, readdirNames, readKeys, roles } from './key-store.ts';

/** Folders of keys: of the daily ones, and of those of the root, which may be on another medium. */
export interface KeyFolders {
  /** Also contains every `root.<version>.json`, which are public. */
  keys: string;
  rootKeys: string;
}

/** Number of keys of a role, and how many of them must sign. */
export interface RolePlan {
  count: number;
  threshold: number;
}

type Keys = RootMetadata['keys'];

function newRole(folders: KeyFolders, role: SignedKind, { count, threshold }: RolePlan, keys: Keys) {
  if (threshold < 1 || threshold > count)
    throw new Error(`${role}: a threshold of ${threshold} is impossible with ${count} keys`);
  const folder = role === 'root' ? folders.rootKeys : folders.keys;
  const made = Array.from({ length: count }, () => makeKey(folder, role));
  for (const key of made) keys[keyIdOf(key)] = rawPublicKey(key).toString('base64');
  return { keyIds: made.map((key) => keyIdOf(key)), threshold };
}

/** Creates the keys of all four roles and the first root. @throws Error if a root exists already */
export function makeFirstRoot(folders: KeyFolders, plan: Record<SignedKind, RolePlan>, now: Date): RootFile {
  if (readdirNames(folders.keys).some((name) => /^root\.\d+\.json$/.test(name))) {
    throw new Error(`${folders.keys} already has a root: use "rotate" to replace keys`);
  }
  const keys: Keys = {};
  const signers = Object.fromEntries(roles.map((role) => [role, newRole(folders, role, plan[role], keys)]));
  const root: RootMetadata = {
    type: 'root',
    version: 1,
    expires: expiry('root', now),
    keys,
    roles: signers as RootMetadata['roles'],
  };
  const ring = readKeys([folders.keys, folders.rootKeys]);
  const file = openRoot(
    signPayload('root', Buffer.from(JSON.stringify(root)), { roots: [root], ring }),
    null,
    names.root(1),
  );
  writeRoot(folders.keys, file);
  return file;
}

/**
 * Creates the next root: valid for another year, with new keys for the given roles. It is signed with the keys of the
 * previous root and its own.
 */
export function rotateRoot(folders: KeyFolders, changes: Partial<Record<SignedKind, RolePlan>>, now: Date): RootFile {
  const previous = readRootChain(folders.keys).at(-1) as RootFile;
  const added: Keys = {};
  const signers = { ...previous.root.roles };
  for (const role of roles) {
    const plan = changes[role];
    if (plan) signers[role] = newRole(folders, role, plan, added);
  }
  const known = { ...previous.root.keys, ...added };
  const used = new Set(Object.values(signers).flatMap(({ keyIds }) => keyIds));
  const root: RootMetadata = {
    ...previous.root,
    version: previous.root.version + 1,
    expires: expiry('root', now),
    keys: Object.fromEntries(Object.entries(known).filter(([keyId]) => used.has(keyId))),
    roles: signers,
  };
  const ring = readKeys([folders.keys, folders.rootKeys]);
  const bytes = signPayload('root', Buffer.from(JSON.stringify(root)), { roots: [previous.root, root], ring });
  const file = openRoot(bytes, previous, names.root(root.version));
  writeRoot(folders.keys, file);
  return file;
}
