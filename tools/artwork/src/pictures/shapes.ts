/** Shapes as SVG, in a view box of 1600 × 900. */
export const WIDTH = 1600;
export const HEIGHT = 900;

/** A number with at most one decimal place. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`;

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" opacity="${Math.round(opacity * 100) / 100}"/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, fill, more);

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`;

/** A soft light as a gradient, which is cheaper than a blur. */
export const glow = (x: number, y: number, radius: number, colour: string, opacity = 0.6): string => {
  const id = `g${Math.round(x)}-${Math.round(y)}-${Math.round(radius)}${colour.slice(1)}`;
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="url(#${id})"/>`
  );
};

export const shade = (id: string, ...stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

export const moved = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 1000) / 1000})">${inner}</g>`;

/** Pixels from rows of letters; each letter is a colour of the table, a blank is transparent. */
export function pixels(rows: readonly string[], colours: Readonly<Record<string, string>>, size: number): string {
  const runs = new Map<string, string>();
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const colour = colours[letter];
      if (colour === undefined) return;
      const d = `M${x * size} ${y * size}h${size}v${size}h-${size}z`;
      runs.set(colour, (runs.get(colour) ?? '') + d);
    });
  });
  const drawn = [...runs].map(([colour, d]) => path(d, colour)).join('');
  return `<g shape-rendering="crispEdges">${drawn}</g>`;
}
