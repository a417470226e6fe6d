type Attributes = Readonly<Record<string, string>>;

const PAINT = new Set(['fill', 'stroke']);

// A name is a token of the theme, which the shape takes from wherever on a page it is used.
const written = ([name, value]: [string, string]): string =>
  `${name}="${PAINT.has(name) && /^[a-z-]+$/.test(value) && value !== 'none' ? `var(--hk-${value})` : value}"`;

const attributes = (given: Attributes): string => Object.entries(given).map(written).join(' ');

/** A path; its `fill` and `stroke` are names of theme tokens, or colours. */
export const path = (d: string, given: Attributes): string => `<path ${attributes({ ...given, d })}/>`;

export const group = (given: Attributes, content: string): string => `<g ${attributes(given)}>${content}</g>`;

/** A file of shapes, each to be drawn by `<use href="…#name">`. */
export const sprite = (shapes: Readonly<Record<string, string>>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(shapes)
    .map(([id, content]) => `${group({ id }, content)}\n`)
    .join('')}</svg>\n`;
