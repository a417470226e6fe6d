import { createHash } from 'node:crypto';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';

/** Increase it when the rendering changes, so that pictures cached forever are requested again. */
const DRAWING = 1;

const versionOf = (what: SkinModel | 'avatar' | 'cape', hash: string): string =>
  createHash('sha256').update(`${DRAWING} ${what} ${hash}`).digest('hex').slice(0, 24);

/** Version in the addresses of immutable pictures: differs if the rendering would. */
export const skinVersion = ({ hash, model }: { hash: string; model: SkinModel }): string => versionOf(model, hash);

export const avatarVersion = (hash: string): string => versionOf('avatar', hash);

export const capeVersion = (hash: string): string => versionOf('cape', hash);
