/** `npm run draw:skins -w @hoshikraft/api`: writes the skins of players who have none into data/skins. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawLook } from './draw-look.ts';
import { defaultLooks } from './look.ts';

const folder = fileURLToPath(new URL('../../data/skins/', import.meta.url));

for (const [name, look] of Object.entries(defaultLooks)) {
  const raw = { width: 64, height: 64, channels: 4 } as const;
  await sharp(drawLook(name, look), { raw }).png({ compressionLevel: 9 }).toFile(`${folder}${name}.png`);
}
