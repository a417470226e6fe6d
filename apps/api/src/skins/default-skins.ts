import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';

interface DefaultSkin {
  bytes: Buffer;
  /** SHA-256 of them, hex. */
  hash: string;
  model: SkinModel;
}

/** Drawn by `npm run artwork`. */
const DEFAULTS: readonly [name: string, model: SkinModel][] = [
  ['courier', 'classic'],
  ['shrine-keeper', 'slim'],
  ['mechanic', 'classic'],
  ['botanist', 'slim'],
  ['fisher', 'classic'],
  ['astronomer', 'slim'],
  ['smith', 'classic'],
  ['cartographer', 'slim'],
];

async function readDefault([name, model]: readonly [string, SkinModel]): Promise<DefaultSkin> {
  const bytes = await readFile(new URL(`../../data/skins/${name}.png`, import.meta.url));
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex'), model };
}

let read: Promise<DefaultSkin[]> | undefined;

/**
 * The skin of ours that somebody without one wears: always the same.
 *
 * @param who id of a player, or a nickname that nobody has
 */
export async function defaultSkin(who: string): Promise<DefaultSkin> {
  const all = await (read ??= Promise.all(DEFAULTS.map(readDefault)));
  const place = (createHash('sha256').update(who).digest()[0] ?? 0) % all.length;
  return all[place] as DefaultSkin;
}
