import { openEnvelope } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../../schemas.ts';
import { readShape } from './shapes.ts';
import { untrusted } from './untrusted.ts';

export type Root = Schemas['RootMetadata'];

function openRoot(bytes: Uint8Array, signers: Root | null): Root {
  // The first root needs no other signature: it was shipped with the launcher.
  const payload = payloadOf(bytes);
  const root = readShape('RootMetadata', payload);
  if (!root) throw untrusted('schema', 'root.json');
  for (const { roles, keys } of signers === null ? [root] : [signers, root]) {
    if (!openEnvelope(bytes, 'root', roles.root, keys).ok) throw untrusted('signature', `root.${root.version}.json`);
  }
  return root;
}

/** Payload before verification: a root contains the keys that must have signed it. */
function payloadOf(bytes: Uint8Array): Buffer {
  try {
    const { payload } = JSON.parse(Buffer.from(bytes).toString('utf8')) as { payload: string };
    return Buffer.from(payload, 'base64');
  } catch {
    throw untrusted('schema', 'root.json');
  }
}

/** The root that was shipped with the launcher. @throws LaunchFailure manifest_untrusted */
export const firstRoot = (bytes: Uint8Array): Root => openRoot(bytes, null);

/** The next root: signed by enough keys of both, and exactly one version higher. @throws LaunchFailure */
export function nextRoot(current: Root, bytes: Uint8Array): Root {
  const next = openRoot(bytes, current);
  if (next.version !== current.version + 1) throw untrusted('rollback', `root.${current.version + 1}.json`);
  return next;
}

/** Whether other keys sign the list of newest files now: then versions known under the lost keys are no lower bound. */
export function signersChanged(before: Root, after: Root): boolean {
  const signers = ({ roles }: Root) =>
    JSON.stringify([roles.timestamp, roles.snapshot].map(({ keyIds }) => [...keyIds].sort()));
  return signers(before) !== signers(after);
}
