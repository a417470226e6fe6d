import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyIdOf, rawPublicKey, sealEnvelope, type SignedKind } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../schemas.ts';

type Manifest = Schemas['Manifest'];

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
export const inDays = (days: number, from: number = Date.now()): string =>
  new Date(from + days * 86_400_000).toISOString();

export const newKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;

export interface Keys {
  root: KeyObject[];
  online: KeyObject[];
}

/** A repository of signed builds in memory, for tests that also need invalid, late or foreign signatures. */
export interface Publisher {
  /** Files on the server, by path. */
  files: Map<string, Buffer>;
  keys: Keys;
  /** Bytes of the first root, which is shipped with the launcher. */
  trustedRoot: Buffer;
  /** A payload with its signatures. */
  seal(kind: SignedKind, payload: object, signers?: readonly KeyObject[]): Buffer;
  root(version: number, keys: Keys, options?: { expires?: string; signers?: readonly KeyObject[] }): Buffer;
  addObject(bytes: Buffer): { sha256: string; size: number };
  addPack(contents: readonly Buffer[]): Schemas['Pack'];
  /** Publishes exactly these manifests; the versions of snapshot and timestamp grow by one. */
  publish(manifests: readonly Manifest[], options?: PublishOptions): void;
}

interface PublishOptions {
  version?: number;
  timestampExpires?: string;
  snapshotExpires?: string;
  signers?: readonly KeyObject[];
}

const signerRole = (keys: readonly KeyObject[]) => ({
  keyIds: keys.map((key) => keyIdOf(key)),
  threshold: keys.length,
});

export function createPublisher(keys: Keys = { root: [newKey(), newKey()], online: [newKey()] }): Publisher {
  const files = new Map<string, Buffer>();
  let version = 0;
  const seal = (kind: SignedKind, payload: object, signers: readonly KeyObject[] = publisher.keys.online): Buffer =>
    sealEnvelope(kind, Buffer.from(JSON.stringify(payload)), signers);
  const addFile = (kind: 'snapshot' | 'manifest', bytes: Buffer) => {
    files.set(`${kind}-${sha256Of(bytes)}.json`, bytes);
    return { sha256: sha256Of(bytes), size: bytes.length };
  };
  const root: Publisher['root'] = (rootVersion, of, { expires = inDays(365), signers = of.root } = {}) => {
    const online = signerRole(of.online);
    return seal(
      'root',
      {
        type: 'root',
        version: rootVersion,
        expires,
        keys: Object.fromEntries(
          [...of.root, ...of.online].map((key) => [keyIdOf(key), rawPublicKey(key).toString('base64')]),
        ),
        roles: { root: signerRole(of.root), timestamp: online, snapshot: online, manifest: online },
      },
      signers,
    );
  };
  const publisher: Publisher = {
    files,
    keys,
    trustedRoot: Buffer.alloc(0),
    seal,
    root,
    addObject(bytes) {
      const sha256 = sha256Of(bytes);
      files.set(`objects/${sha256.slice(0, 2)}/${sha256}`, bytes);
      return { sha256, size: bytes.length };
    },
    addPack(contents) {
      let offset = 0;
      const entries = contents.map((bytes) => {
        const entry = { sha256: sha256Of(bytes), offset, size: bytes.length };
        offset += bytes.length;
        return entry;
      });
      const bytes = Buffer.concat(contents);
      files.set(`packs/${sha256Of(bytes)}`, bytes);
      return { sha256: sha256Of(bytes), size: bytes.length, entries };
    },
    publish(manifests, options = {}) {
      version = options.version ?? version + 1;
      const signers = options.signers ?? publisher.keys.online;
      const bundles = manifests.map((manifest) => ({
        id: manifest.id,
        kind: manifest.type,
        version: manifest.version,
        manifest: addFile('manifest', seal('manifest', manifest, signers)),
      }));
      const snapshot = { type: 'snapshot', version, expires: options.snapshotExpires ?? inDays(7), bundles };
      const reference = addFile('snapshot', seal('snapshot', snapshot, signers));
      const expires = options.timestampExpires ?? inDays(3);
      const timestamp = { type: 'timestamp', version, expires, snapshot: { version, ...reference } };
      files.set('timestamp.json', seal('timestamp', timestamp, signers));
    },
  };
  publisher.trustedRoot = root(1, keys);
  files.set('root.1.json', publisher.trustedRoot);
  return publisher;
}
