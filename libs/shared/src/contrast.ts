/** An opaque colour as red, green, blue in 0–255. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`. Throws on anything else: contrast of a see-through colour has no meaning alone. */
export function parseHex(colour: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!match) throw new Error(`Not an opaque hex colour: ${colour}`);
  const [, red = '', green = '', blue = ''] = match;
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** WCAG 2 relative luminance, 0 (black) to 1 (white). */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrastRatio(first: Rgb, second: Rgb): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The colour a browser paints at `position` (0–1) of a two-stop sRGB gradient. */
export function mixRgb(from: Rgb, to: Rgb, position: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * position);
  return [at(0), at(1), at(2)];
}

/** The colour seen when `rgba(r, g, b, a)` lies over an opaque one. */
export function overlay(colour: string, below: Rgb): Rgb {
  const match = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(colour);
  if (!match) throw new Error(`Not an rgba() colour: ${colour}`);
  return mixRgb(below, [Number(match[1]), Number(match[2]), Number(match[3])], Number(match[4]));
}
