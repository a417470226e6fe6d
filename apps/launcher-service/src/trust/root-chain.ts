import { openEnvelope } from '@hoshikraft/launcher-contract/signed';
import type { Schemas } from '../schemas.ts';
import { readShape } from './shapes.ts';
import { untrusted } from './untrusted.ts';

export type Root = Schemas['RootMetadata'];

function openRoot(bytes: Uint8Array, signers: Root | null): Root {
  // The first root vouches for itself: it came with the launcher.
  const payload = payloadOf(bytes);
  const root = readShape('RootMetadata', payload);
  if (!root) throw untrusted('schema', 'root.json');
  for (const { roles, keys } of signers === null ? [root] : [signers, root]) {
    if (!openEnvelope(bytes, 'root', roles.root, keys).ok) throw untrusted('signature', `root.${root.version}.json`);
  }
  return root;
}

/** Payload before anything is verified: a root says itself which keys have to have signed it. */
function payloadOf(bytes: Uint8Array): Buffer {
  try {
    const { payload } = JSON.parse(Buffer.from(bytes).toString('utf8')) as { payload: string };
    return Buffer.from(payload, 'base64');
  } catch {
    throw untrusted('schema', 'root.json');
  }
}

/** The root that came with the launcher. @throws LaunchFailure manifest_untrusted */
export const firstRoot = (bytes: Uint8Array): Root => openRoot(bytes, null);

/** The root after this one: signed by enough keys of both, and exactly one version further. @throws LaunchFailure */
export function nextRoot(current: Root, bytes: Uint8Array): Root {
  const next = openRoot(bytes, current);
  if (next.version !== current.version + 1) throw untrusted('rollback', `root.${current.version + 1}.json`);
  return next;
}

/** Whether other keys now sign what says which files are newest: then versions seen under the lost keys bind no more. */
export function signersChanged(before: Root, after: Root): boolean {
  const signers = ({ roles }: Root) =>
    JSON.stringify([roles.timestamp, roles.snapshot].map(({ keyIds }) => [...keyIds].sort()));
  return signers(before) !== signers(after);
}
