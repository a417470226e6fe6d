import { openEnvelope } from '@hoshikraft/launcher-contract/signed';
import type { SignedKind } from '@hoshikraft/launcher-contract/signed';
import { readWhole } from '../store/store.ts';
import type { Store } from '../store/store.ts';
import type { RootMetadata } from '../schemas.ts';
import { parsePayload } from './parse-signed.ts';
import { sha256 } from './signing.ts';

/** The contract's limit of a payload in base64 with some reserve, bytes. */
export const LARGEST_SIGNED = 65 * 1024 * 1024;

const REFUSALS = {
  malformed: 'is not a signed file',
  wrong_type: 'is signed as something else',
  threshold: 'is signed by too few of the keys that may',
} as const;

/** Payload of a signed file if one of these roots accepts it. @throws Error with the reason otherwise */
export function openSigned<Kind extends SignedKind>(
  kind: Kind,
  bytes: Buffer,
  roots: readonly RootMetadata[],
  name: string,
): ReturnType<typeof parsePayload<Kind>> {
  const results = roots.map(({ roles, keys }) => openEnvelope(bytes, kind, roles[kind], keys));
  const opened = results.find((result) => result.ok);
  if (opened?.ok) return parsePayload(kind, opened.payload, name);
  const last = results.at(-1);
  throw new Error(`${name} ${REFUSALS[last && !last.ok ? last.refusal : 'threshold']}`);
}

/** Reads a file that another one references by hash and size. @throws Error if it is missing or different */
export async function readNamed(store: Store, name: string, named: { sha256: string; size: number }): Promise<Buffer> {
  const bytes = await readWhole(store, name, LARGEST_SIGNED);
  if (!bytes) throw new Error(`${name} is missing in ${store.where}`);
  if (bytes.length !== named.size || sha256(bytes) !== named.sha256) {
    throw new Error(`${name} in ${store.where} does not match its hash`);
  }
  return bytes;
}
