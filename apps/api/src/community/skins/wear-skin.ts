import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { storeFile } from '../../content/files/store-file.ts';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';
import { setSkin } from './set-skin-repository.ts';

/** Width from the header of a PNG, pixels. */
const widthOf = (png: Buffer): number => png.readUInt32BE(16);

/** Stores a skin, an already validated PNG, and sets it for a player. */
export async function wearSkin(
  app: Pick<AppContext, 'clock' | 'db' | 'files'>,
  playerId: string,
  { bytes, model }: { bytes: Buffer; model: SkinModel },
): Promise<void> {
  const file = await storeFile(app, { bytes, width: widthOf(bytes), ending: 'png' });
  await inTransaction(app.db, (trx) => setSkin(trx, playerId, { ...file, model }, app.clock.now()));
}
