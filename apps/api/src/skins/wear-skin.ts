import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { keepFile } from '../files/keep-file.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';
import { setSkin } from './set-skin-repository.ts';

/** Pixels of the width of a PNG, as its head says. */
const widthOf = (png: Buffer): number => png.readUInt32BE(16);

/** Keeps a skin, a PNG that was looked at before, and gives it to a player. */
export async function wearSkin(
  app: Pick<AppContext, 'clock' | 'db' | 'files'>,
  playerId: string,
  { bytes, model }: { bytes: Buffer; model: SkinModel },
): Promise<void> {
  const file = await keepFile(app, { bytes, width: widthOf(bytes), ending: 'png' });
  await inTransaction(app.db, (trx) => setSkin(trx, playerId, { ...file, model }, app.clock.now()));
}
