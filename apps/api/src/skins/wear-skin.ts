import { createHash } from 'node:crypto';
import type { App } from '../app-parts.ts';
import { newFileName } from '../files/file-names.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';
import { beginFiles } from '../files/uploads-repository.ts';
import { setSkin } from './skins-repository.ts';

/** Pixels of the width of a PNG, as its head says. */
const widthOf = (png: Buffer): number => png.readUInt32BE(16);

/** Keeps a skin, a PNG that was looked at before, and gives it to a player. */
export async function wearSkin(
  app: Pick<App, 'clock' | 'db' | 'files'>,
  playerId: string,
  { bytes, model }: { bytes: Buffer; model: SkinModel },
): Promise<void> {
  const [name, now] = [newFileName(widthOf(bytes), 'png'), app.clock.now()];
  await beginFiles(app.db, [name], now);
  await app.files.put(name, bytes);
  await setSkin(app.db, { playerId, hash: createHash('sha256').update(bytes).digest('hex'), model, name, now });
}
