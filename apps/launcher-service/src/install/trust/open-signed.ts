import { createHash } from 'node:crypto';
import { openEnvelope } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../../schemas.ts';
import type { Root } from './root-chain.ts';
import { readShape } from './shapes.ts';
import { untrusted } from './untrusted.ts';

type Manifest = Schemas['Manifest'];

const MANIFEST_SHAPES = { client: 'ClientManifest', runtime: 'RuntimeManifest', ui: 'UiManifest' } as const;

function payloadOf(bytes: Uint8Array, kind: 'timestamp' | 'snapshot' | 'manifest', root: Root, name: string): Buffer {
  const opened = openEnvelope(bytes, kind, root.roles[kind], root.keys);
  if (!opened.ok) throw untrusted(opened.refusal === 'malformed' ? 'schema' : 'signature', name);
  return opened.payload;
}

/** @throws LaunchFailure manifest_untrusted, as all functions here */
export function openTimestamp(bytes: Uint8Array, root: Root): Schemas['TimestampMetadata'] {
  const timestamp = readShape('TimestampMetadata', payloadOf(bytes, 'timestamp', root, 'timestamp.json'));
  if (!timestamp) throw untrusted('schema', 'timestamp.json');
  return timestamp;
}

/** Whether the bytes match the reference. */
export const matches = (bytes: Uint8Array, promised: Schemas['FileReference']): boolean =>
  bytes.length === promised.size && createHash('sha256').update(bytes).digest('hex') === promised.sha256;

/** The snapshot that a timestamp references. */
export function openSnapshot(
  bytes: Uint8Array,
  promised: Schemas['TimestampMetadata']['snapshot'],
  root: Root,
): Schemas['SnapshotMetadata'] {
  const name = `snapshot-${promised.sha256}.json`;
  if (!matches(bytes, promised)) throw untrusted('hash', name);
  const snapshot = readShape('SnapshotMetadata', payloadOf(bytes, 'snapshot', root, name));
  if (!snapshot) throw untrusted('schema', name);
  if (snapshot.version !== promised.version) throw untrusted('rollback', name);
  return snapshot;
}

/** A manifest by the hash of its file; `promised` is its entry in the snapshot, null if only the file is known. */
export function openManifest(
  bytes: Uint8Array,
  file: Schemas['FileReference'],
  promised: { id: string; kind: string; version: number } | null,
  root: Root,
): Manifest {
  const name = `manifest-${file.sha256}.json`;
  if (!matches(bytes, file)) throw untrusted('hash', name);
  const payload = payloadOf(bytes, 'manifest', root, name);
  const kind = promised?.kind ?? kindOf(payload);
  if (kind !== 'client' && kind !== 'runtime' && kind !== 'ui') throw untrusted('schema', name);
  const manifest: Manifest | null = readShape(MANIFEST_SHAPES[kind], payload);
  if (!manifest) throw untrusted('schema', name);
  if (promised && (manifest.id !== promised.id || manifest.version !== promised.version)) {
    throw untrusted('rollback', name);
  }
  return manifest;
}

const kindOf = (payload: Buffer): unknown => (JSON.parse(payload.toString('utf8')) as { type?: unknown }).type;
