import { encodePng } from './png.ts';

export type Point = readonly [number, number];
/** Red, green, blue: 0 to 255. */
export type Colour = readonly [number, number, number];

/** `#rrggbb` as numbers. */
export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

export const mix = (one: Colour, other: Colour, share: number): Colour => [
  one[0] + (other[0] - one[0]) * share,
  one[1] + (other[1] - one[1]) * share,
  one[2] + (other[2] - one[2]) * share,
];

const SAMPLES = 4;

/** A picture that shapes are painted on, with smooth edges. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8ClampedArray(width * height * 4);
  }

  #blend(x: number, y: number, [red, green, blue]: Colour, alpha: number): void {
    const at = (y * this.width + x) * 4;
    const under = (this.#pixels[at + 3] ?? 0) / 255;
    const over = alpha + under * (1 - alpha);
    if (over === 0) return;
    const part = (above: number, index: number) =>
      (above * alpha + (this.#pixels[at + index] ?? 0) * under * (1 - alpha)) / over;
    this.#pixels[at] = part(red, 0);
    this.#pixels[at + 1] = part(green, 1);
    this.#pixels[at + 2] = part(blue, 2);
    this.#pixels[at + 3] = over * 255;
  }

  /** Sets the color of every pixel by its position. */
  fill(paint: (x: number, y: number) => Colour, alpha: (x: number, y: number) => number = () => 1): void {
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) this.#blend(x, y, paint(x, y), alpha(x, y));
    }
  }

  /** Fills a polygon by the even-odd rule. */
  polygon(points: readonly Point[], paint: Colour, alpha = 1): void {
    const ys = points.map(([, y]) => y);
    const top = Math.max(0, Math.floor(Math.min(...ys)));
    const bottom = Math.min(this.height, Math.ceil(Math.max(...ys)));
    const covered = new Float32Array(this.width);
    for (let y = top; y < bottom; y += 1) {
      covered.fill(0);
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const crossings = this.#crossings(points, y + (sample + 0.5) / SAMPLES);
        for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
          this.#cover(covered, crossings[pair] ?? 0, crossings[pair + 1] ?? 0);
        }
      }
      for (let x = 0; x < this.width; x += 1) {
        const share = covered[x] ?? 0;
        if (share > 0) this.#blend(x, y, paint, (share / SAMPLES) * alpha);
      }
    }
  }

  png(): Buffer {
    return encodePng(this.width, this.height, new Uint8Array(this.#pixels.buffer));
  }

  #crossings(points: readonly Point[], y: number): number[] {
    const crossings: number[] = [];
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
      if (y1 <= y === y2 <= y) return;
      crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
    });
    return crossings.sort((one, other) => one - other);
  }

  #cover(covered: Float32Array, from: number, to: number): void {
    const [start, end] = [Math.max(0, from), Math.min(this.width, to)];
    for (let x = Math.floor(start); x < end; x += 1) {
      covered[x] = (covered[x] ?? 0) + Math.min(end, x + 1) - Math.max(start, x);
    }
  }
}
