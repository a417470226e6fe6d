import { copyFileSync, mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { inRepository } from '../repository.ts';
import { coverSvg } from './covers/cover-svg.ts';
import { covers } from './covers/covers.ts';
import { sceneSvg } from './scene.ts';
import { scenes } from './scenes.ts';
import { WIDTH } from './shapes.ts';

const FOLDER = 'apps/api/seed/assets/pictures';
/** The smallest is shown while a picture loads. */
const WIDTHS = [16, 480, 960, WIDTH];

/** The SVG of every picture of the sample documents by its name. */
export const drawPictures = (): [name: string, svg: string][] => [
  ...Object.entries(scenes).map(([name, scene]): [string, string] => [name, sceneSvg(name, scene)]),
  ...Object.entries(covers).map(([slug, cover]): [string, string] => [`mod-${slug}`, coverSvg(slug, cover)]),
];

/** Backgrounds of the sample clients, which the launcher shows full-bleed. */
const CLIENT_FOLDER = 'tools/sample-client/backgrounds';

export async function writePictures(): Promise<void> {
  mkdirSync(inRepository(FOLDER), { recursive: true });
  mkdirSync(inRepository(CLIENT_FOLDER), { recursive: true });
  for (const [name, svg] of drawPictures()) {
    for (const width of WIDTHS) {
      await sharp(Buffer.from(svg))
        .removeAlpha()
        .resize(width)
        .webp({ quality: width === 16 ? 30 : 80, effort: 6 })
        .toFile(inRepository(`${FOLDER}/${name}-${width}.webp`));
    }
    const [, server] = /^server-(.+)$/.exec(name) ?? [];
    if (server !== undefined)
      copyFileSync(inRepository(`${FOLDER}/${name}-${WIDTH}.webp`), inRepository(`${CLIENT_FOLDER}/${server}.webp`));
  }
}
