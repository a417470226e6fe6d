import { createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { openEnvelope, sealEnvelope } from '@hoshikraft/launcher-contract/signed';
import type { SignedKind } from '@hoshikraft/launcher-contract/signed';
import type { KeyRing } from '../keys/key-store.ts';
import type { RootMetadata } from '../schemas.ts';

/** Readers that trust any of these roots must accept the files: during a rotation both. */
export interface Signing {
  roots: readonly RootMetadata[];
  ring: KeyRing;
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function signersOf(kind: SignedKind, { roots, ring }: Signing): KeyObject[] {
  const signers = new Map<string, KeyObject>();
  for (const { version, roles } of roots) {
    const { keyIds, threshold } = roles[kind];
    const here = keyIds.filter((keyId) => ring.has(keyId));
    if (here.length < threshold) {
      const missing = keyIds.filter((keyId) => !ring.has(keyId)).map((keyId) => keyId.slice(0, 12));
      throw new Error(
        `Root ${version} wants ${threshold} of the ${kind} keys, and ${here.length} are here; not here: ${missing.join(', ')}`,
      );
    }
    for (const keyId of here) signers.set(keyId, ring.get(keyId) as KeyObject);
  }
  return [...signers].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, key]) => key);
}

/** The file of a signed document. @throws Error if there are too few keys */
export function signDocument(kind: SignedKind, document: object, signing: Signing): Buffer {
  return signPayload(kind, Buffer.from(JSON.stringify(document)), signing);
}

export function signPayload(kind: SignedKind, payload: Buffer, signing: Signing): Buffer {
  return sealEnvelope(kind, payload, signersOf(kind, signing));
}

/** Whether readers of every root accept this file. */
export function isTakenByAll(kind: SignedKind, bytes: Buffer, roots: readonly RootMetadata[]): boolean {
  return roots.every(({ roles, keys }) => openEnvelope(bytes, kind, roles[kind], keys).ok);
}
