/** A process of its own that makes files of drawings: it may read SVG, which the one for uploads must not. */
import { SIDE } from '../../src/files/pictures/skin/texture.ts';
import sharp from 'sharp';
import { WIDTH } from './shapes.ts';

const WIDTHS = [480, 960, WIDTH];

export interface Drawn {
  width: number;
  height: number;
  placeholder: string;
  files: { bytes: Uint8Array; width: number }[];
}

sharp.concurrency(1);
sharp.cache(false);

async function draw(svg: string): Promise<Drawn> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const files: Drawn['files'] = [];
  for (const step of WIDTHS) {
    files.push({ bytes: await pixels().resize(step).webp({ quality: 80, effort: 2 }).toBuffer(), width: step });
  }
  const small = await pixels().resize(16).webp({ quality: 30 }).toBuffer();
  return { width, height, files, placeholder: `data:image/webp;base64,${small.toString('base64')}` };
}

/** A drawing, or the pixels of a skin. */
export type Sketch = { svg: string } | { skin: Uint8Array };

const encode = (skin: Uint8Array): Promise<Buffer> =>
  sharp(skin, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();

process.on('message', (sketch: Sketch) => {
  ('svg' in sketch ? draw(sketch.svg) : encode(sketch.skin)).then(
    (drawn) => process.send?.(drawn),
    (error: unknown) => {
      throw error;
    },
  );
});
process.on('disconnect', () => process.exit(0));
