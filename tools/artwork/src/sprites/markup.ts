type Attributes = Readonly<Record<string, string>>;

const PAINT = new Set(['fill', 'stroke']);

// A name is a theme token, which the shape inherits from the element that uses it.
const formatAttribute = ([name, value]: [string, string]): string =>
  `${name}="${PAINT.has(name) && /^[a-z][a-z\d-]+$/.test(value) && value !== 'none' ? `var(--hk-${value})` : value}"`;

const attributes = (given: Attributes): string => Object.entries(given).map(formatAttribute).join(' ');

/** A path; its `fill` and `stroke` are names of theme tokens, or colours. */
export const path = (d: string, given: Attributes): string => `<path ${attributes({ ...given, d })}/>`;

export const group = (given: Attributes, content: string): string => `<g ${attributes(given)}>${content}</g>`;

/**
 * An SVG sprite; each shape is used by `<use href="…#name">`. With a view box each fills the element that uses it, which then
 * needs none of its own.
 */
export const sprite = (shapes: Readonly<Record<string, string>>, viewBox?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${Object.entries(shapes)
    .map(([id, content]) =>
      viewBox === undefined ? group({ id }, content) : `<symbol ${attributes({ id, viewBox })}>${content}</symbol>`,
    )
    .map((shape) => `${shape}\n`)
    .join('')}</svg>\n`;
