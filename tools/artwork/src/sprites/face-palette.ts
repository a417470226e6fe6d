/** The page that shows a face says whose it is. */
const ROLE = 'var(--hk-role-colour)';

/** s skin, h hair, k ink, w white, m metal, g gold, y straw, r red, o cloth; c the role's own colour. */
export const facePalette = {
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
  c: ROLE,
  d: `color-mix(in srgb, ${ROLE} 50%, #150d2b)`,
  l: `color-mix(in srgb, ${ROLE} 50%, #fff)`,
};
