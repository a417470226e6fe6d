import type { CSSProperties } from 'react';
import { PixelArt } from './pixel-art.tsx';
import type { PixelPalette } from './pixel-paths.ts';
import { RoleCrest, type RoleCrestProps } from './role-crest.tsx';
import { spiritFaces } from './spirit-faces.ts';
import { warriorFaces } from './warrior-faces.ts';

const faces: Readonly<Record<string, string>> = { ...warriorFaces, ...spiritFaces };

/** The roles that have a face of their own. */
export const roleFaceIds: readonly string[] = Object.keys(faces);

/** s skin, h hair, k ink, w white, m metal, g gold, y straw, r red, o cloth; c the role's own colour. */
const facePalette = (colour: string): PixelPalette => ({
  s: '#f6c9a4',
  S: '#d9a07e',
  b: '#ee9a8f',
  h: '#6b4450',
  k: '#2a2140',
  K: '#4b3f78',
  w: '#f4efff',
  m: '#aab4cc',
  M: '#7a84a0',
  g: '#ffd166',
  G: '#d99a3a',
  y: '#e3c078',
  Y: '#b38a45',
  r: '#e2475f',
  R: '#b52e4a',
  o: '#3a3358',
  c: colour,
  d: `color-mix(in srgb, ${colour} 50%, #150d2b)`,
  l: `color-mix(in srgb, ${colour} 50%, #fff)`,
});

export interface RoleFaceProps extends RoleCrestProps {
  /** Id of the role. */
  role: string;
  /** Side in pixels; crisp where it is a multiple of 16. */
  size?: number | undefined;
}

/** The pixel bust of a role on a glow of its colour; a role we have not drawn shows its crest. Decoration. */
export function RoleFace({ role, tier, colour, size = 48 }: RoleFaceProps) {
  const rows = faces[role]?.trim().split('\n');
  if (rows === undefined) return <RoleCrest tier={tier} colour={colour} size={size} />;
  return (
    <span
      className="hk-role-face"
      style={{ '--hk-role-colour': colour, '--hk-role-size': `${size}px` } as CSSProperties}
    >
      <PixelArt rows={rows} palette={facePalette(colour)} />
    </span>
  );
}
