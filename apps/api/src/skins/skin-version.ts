import { createHash } from 'node:crypto';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';

/** Counted up when players are drawn otherwise than before, so that pictures kept for ever are asked for anew. */
const DRAWING = 1;

const versionOf = (what: SkinModel | 'avatar' | 'cape', hash: string): string =>
  createHash('sha256').update(`${DRAWING} ${what} ${hash}`).digest('hex').slice(0, 24);

/** What stands in addresses of pictures that never change: another for whatever would be drawn otherwise. */
export const skinVersion = ({ hash, model }: { hash: string; model: SkinModel }): string => versionOf(model, hash);

export const avatarVersion = (hash: string): string => versionOf('avatar', hash);

export const capeVersion = (hash: string): string => versionOf('cape', hash);
