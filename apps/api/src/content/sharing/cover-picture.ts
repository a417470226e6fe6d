import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { COVER_LIGHTS, COVER_TILES, ORNAMENT_OPACITY } from '@hoshikraft/shared/cover-data';
import type { Cover } from '../../community/themes/themes-repository.ts';

/** Size of the right part of a share picture, pixels. */
const [WIDTH, HEIGHT] = [760, 630];
/** The artwork, designed for 480 × 168, is placed at the bottom. */
const ART_HEIGHT = Math.round((WIDTH * 168) / 480);
/** Scale relative to the page. */
const SCALE = 1.75;

const { resolve } = createRequire(import.meta.url);

/** An artwork as a nested SVG. */
function artOf(art: Cover['art']): string {
  if (art === 'none') return '';
  const drawn = readFileSync(resolve(`@hoshikraft/shared/covers/${art}.svg`), 'utf8');
  const place = `y="${HEIGHT - ART_HEIGHT}" width="${WIDTH}" height="${ART_HEIGHT}" viewBox="0 0 480 168" fill="#fff"`;
  return drawn.replace(/^<svg [^>]*>/, `<svg ${place}>`);
}

/** A radial gradient around a point, given as fractions of the picture. */
const light = (id: string, colour: string, x: number, y: number): string =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${x * WIDTH} ${y * HEIGHT}) scale(${0.8 * WIDTH} ${1.6 * HEIGHT})">` +
  `<stop stop-color="${colour}"/><stop offset=".7" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;

/** The cover of a profile as an SVG, like its head on the site (`covers.css`). */
export function coverPicture({ glow, style, art }: Cover): Uint8Array {
  const [bottom, left, top, right] = COVER_LIGHTS[glow];
  const { size, path, filled } = COVER_TILES[style];
  const all = `width="${WIDTH}" height="${HEIGHT}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${all} viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>` +
      `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
      light('left', left, 0.15, 0) +
      light('right', right, 0.85, 0.1) +
      `<pattern id="tile" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse" patternTransform="scale(${SCALE})">` +
      `<path d="${path}" fill="${filled ? '#fff' : 'none'}" stroke="#fff" stroke-width="1.2"/></pattern></defs>` +
      ['sky', 'right', 'left'].map((id) => `<rect ${all} fill="url(#${id})"/>`).join('') +
      `<rect ${all} fill="url(#tile)" opacity="${ORNAMENT_OPACITY}"/>${artOf(art)}</svg>`,
  );
}
