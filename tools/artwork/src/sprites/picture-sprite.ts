import { pixelPaths, type PixelPalette } from '@hoshikraft/shared';
import { emblems } from './emblems.ts';
import { facePalette } from './face-palette.ts';
import { path, sprite } from './markup.ts';
import { spiritFaces } from './spirit-faces.ts';
import { statePalette, statePictures } from './state-pictures.ts';
import { warriorFaces } from './warrior-faces.ts';

const blocks = (rows: readonly string[], palette: PixelPalette): string =>
  pixelPaths(rows, palette)
    .map(({ colour, path: d }) => path(d, { fill: colour }))
    .join('');

function shapesOf<T>(kind: string, pictures: Readonly<Record<string, T>>, draw: (picture: T) => string) {
  return Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [`${kind}-${name}`, draw(picture)]));
}

/** Content of `libs/ui/src/drawn/pictures.svg`. */
export const pictureSprite = sprite({
  ...shapesOf('emblem', emblems, (paths) => paths.join('')),
  ...shapesOf('face', { ...warriorFaces, ...spiritFaces }, (rows) => blocks(rows.trim().split('\n'), facePalette)),
  ...shapesOf('fox', { asleep: statePictures['empty']?.slice(0, 12) ?? [] }, (rows) => blocks(rows, statePalette)),
  ...shapesOf('state', statePictures, (rows) => blocks(rows, statePalette)),
});
