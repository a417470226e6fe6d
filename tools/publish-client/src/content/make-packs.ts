import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Schemas } from '../schemas.ts';
import { sha256 } from '../metadata/signing.ts';
import type { LocalFile } from '../store/store.ts';

/** A pack and its files. */
export interface PackPlan {
  pack: Schemas['Pack'];
  members: readonly LocalFile[];
}

/** Maximum size of files in packs, bytes. */
export const PACKED_UP_TO = 64 * 1024;
const SMALLEST_PACK = 1024 * 1024;
const LARGEST_PACK = 4 * 1024 * 1024;
/** Probability that a file is the last of its pack, of 256. */
const LAST_OF_256 = 4;

function readMember(file: LocalFile): Buffer {
  const bytes = readFileSync(file.path);
  if (sha256(bytes) !== file.sha256) throw new Error(`${file.path} was changed while it was being published`);
  return bytes;
}

function planPack(members: readonly LocalFile[]): PackPlan {
  const hash = createHash('sha256');
  let size = 0;
  const entries = members.map((member) => {
    hash.update(readMember(member));
    const offset = size;
    size += member.size;
    return { sha256: member.sha256, offset, size: member.size };
  });
  return { pack: { sha256: hash.digest('hex'), size, entries }, members };
}

/**
 * Combines small files, in the order of their paths, into packs of 1 to 4 MiB. The content of the last file determines the
 * end of a pack, not a count: one changed file changes only the packs around it, and clients that share a sequence of files
 * share its packs.
 */
export function makePacks(files: readonly LocalFile[]): PackPlan[] {
  const plans: PackPlan[] = [];
  const seen = new Set<string>();
  let members: LocalFile[] = [];
  let size = 0;
  const close = () => {
    // A single file is an object already.
    if (members.length > 1) plans.push(planPack(members));
    members = [];
    size = 0;
  };
  for (const file of files) {
    if (file.size > PACKED_UP_TO || file.size === 0 || seen.has(file.sha256)) continue;
    seen.add(file.sha256);
    if (size + file.size > LARGEST_PACK) close();
    members.push(file);
    size += file.size;
    if (size >= SMALLEST_PACK && Number.parseInt(file.sha256.slice(0, 2), 16) < LAST_OF_256) close();
  }
  close();
  return plans;
}

/** The bytes of a pack. @throws Error if a member has changed */
export function packBytes({ pack, members }: PackPlan): Buffer {
  const bytes = Buffer.concat(members.map(readMember), pack.size);
  if (sha256(bytes) !== pack.sha256) throw new Error('A pack was changed while it was being published');
  return bytes;
}
