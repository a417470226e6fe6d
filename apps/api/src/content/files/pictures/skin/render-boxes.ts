import { SIDE } from '@hoshikraft/shared';
import type { Box, Point, Side } from './skin-boxes.ts';
import { shrinkTexture } from './texture.ts';
import type { Texture } from './texture.ts';

/** Rotation to the side and downward tilt of the camera, radians. */
const [TURN, TILT] = [-0.5, 0.24];
const [SIN_TURN, COS_TURN, SIN_TILT, COS_TILT] = [Math.sin(TURN), Math.cos(TURN), Math.sin(TILT), Math.cos(TILT)];
/** Supersampling: samples per pixel in each direction. */
const SAMPLES = 3;
/** Fewer samples suffice for large pictures. */
const SAMPLES_OF_LARGE = 2;
const LARGE = 256;

/** Projects a point: x to the right, y down, z towards the camera. */
function project([x, y, z]: Point): [number, number, number] {
  const [across, deep] = [x * COS_TURN + z * SIN_TURN, z * COS_TURN - x * SIN_TURN];
  return [across, deep * SIN_TILT - y * COS_TILT, deep * COS_TILT + y * SIN_TILT];
}

/** Brightness of a side with this normal, from 0 to 1. */
function lightOf([x, y, z]: Point): number {
  if (y !== 0) return y > 0 ? 1 : 0.55;
  return x !== 0 ? 0.78 : z > 0 ? 0.96 : 0.7;
}

/** A projected side, before it is scaled to the picture. */
interface ProjectedSide extends Side {
  corners: [number, number, number][];
  light: number;
  isOuter: boolean;
}

function projectSides(boxes: readonly Box[]): ProjectedSide[] {
  return boxes.flatMap(({ sides, isOuter }) =>
    sides.flatMap((side) => {
      // Sides facing away are skipped, except those of the second layer: its holes show their inner sides.
      if (!isOuter && project(side.outward)[2] <= 0) return [];
      const plus = (one: Point, other: Point): Point => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
      const corners = [side.corner, plus(side.corner, side.along), plus(side.corner, side.down)];
      const last = plus(plus(side.corner, side.along), side.down);
      return { ...side, corners: [...corners, last].map(project), light: lightOf(side.outward), isOuter };
    }),
  );
}

interface Canvas {
  width: number;
  height: number;
  /** Premultiplied RGBA, 0 to 1. */
  colours: Float32Array;
  depths: Float32Array;
}

/** Scales and centers the projection in a canvas. */
interface Fit {
  scale: number;
  left: number;
  top: number;
}

function fitInto({ width, height }: Pick<Canvas, 'width' | 'height'>, sides: readonly ProjectedSide[]): Fit {
  const corners = sides.flatMap((side) => side.corners);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  return {
    scale,
    left: (width - (left + right) * scale) / 2,
    top: (height - (top + bottom) * scale) / 2,
  };
}

function paintSide(canvas: Canvas, { pixels, scale }: Texture, side: ProjectedSide, fit: Fit, clear: boolean): void {
  const placed = side.corners.map(([x, y, z]) => [fit.left + x * fit.scale, fit.top + y * fit.scale, z] as const);
  const [corner, along, down] = placed as [Point, Point, Point];
  const [ax, ay, dx, dy] = [along[0] - corner[0], along[1] - corner[1], down[0] - corner[0], down[1] - corner[1]];
  const area = ax * dy - ay * dx;
  if (Math.abs(area) < 1e-6) return;
  const [az, dz] = [along[2] - corner[2], down[2] - corner[2]];
  const [left, top, width, height] = side.area;
  const within = (values: number[], most: number): [number, number] => [
    Math.max(0, Math.floor(Math.min(...values))),
    Math.min(most, Math.ceil(Math.max(...values))),
  ];
  const [fromX, toX] = within(
    placed.map(([x]) => x),
    canvas.width,
  );
  const [fromY, toY] = within(
    placed.map(([, y]) => y),
    canvas.height,
  );
  const { colours, depths } = canvas;
  const [row, light] = [SIDE * scale, side.light / 255];
  for (let y = fromY; y < toY; y++) {
    const py = y + 0.5 - corner[1];
    for (let x = fromX; x < toX; x++) {
      const px = x + 0.5 - corner[0];
      const u = (px * dy - py * dx) / area;
      const v = (py * ax - px * ay) / area;
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
      const at = y * canvas.width + x;
      const depth = corner[2] + u * az + v * dz;
      if (depth <= (depths[at] ?? 0)) continue;
      const across = left * scale + Math.floor(u * width * scale);
      const from = ((top * scale + Math.floor(v * height * scale)) * row + across) * 4;
      const alpha = side.isOuter ? (pixels[from + 3] ?? 0) / 255 : 1;
      if (alpha === 0 || alpha < 1 !== clear) continue;
      if (alpha === 1) depths[at] = depth;
      const to = at * 4;
      const rest = 1 - alpha;
      const lit = light * alpha;
      colours[to] = (pixels[from] ?? 0) * lit + (colours[to] ?? 0) * rest;
      colours[to + 1] = (pixels[from + 1] ?? 0) * lit + (colours[to + 1] ?? 0) * rest;
      colours[to + 2] = (pixels[from + 2] ?? 0) * lit + (colours[to + 2] ?? 0) * rest;
      colours[to + 3] = alpha + (colours[to + 3] ?? 0) * rest;
    }
  }
}

/** Averages `samples` × `samples` samples to one pixel. */
function downsample(
  { width, colours }: Canvas,
  samples: number,
  outputWidth: number,
  outputHeight: number,
): Uint8Array {
  const output = new Uint8Array(outputWidth * outputHeight * 4);
  for (let pixel = 0; pixel < outputWidth * outputHeight; pixel++) {
    const first = Math.floor(pixel / outputWidth) * samples * width + (pixel % outputWidth) * samples;
    let red = 0;
    let green = 0;
    let blue = 0;
    let covered = 0;
    for (let sample = 0; sample < samples * samples; sample++) {
      const at = (first + Math.floor(sample / samples) * width + (sample % samples)) * 4;
      red += colours[at] ?? 0;
      green += colours[at + 1] ?? 0;
      blue += colours[at + 2] ?? 0;
      covered += colours[at + 3] ?? 0;
    }
    if (covered === 0) continue;
    output[pixel * 4] = Math.round((red / covered) * 255);
    output[pixel * 4 + 1] = Math.round((green / covered) * 255);
    output[pixel * 4 + 2] = Math.round((blue / covered) * 255);
    output[pixel * 4 + 3] = Math.round((covered / (samples * samples)) * 255);
  }
  return output;
}

/**
 * Renders boxes from slightly above and aside, as large as they fit, on a transparent background.
 *
 * @param width of the picture, pixels
 * @param height of the picture, pixels
 * @returns RGBA, four bytes per pixel
 */
export function renderBoxes(skin: Texture, boxes: readonly Box[], width: number, height: number): Uint8Array {
  const samples = height >= LARGE ? SAMPLES_OF_LARGE : SAMPLES;
  const size = { width: width * samples, height: height * samples };
  const canvas: Canvas = {
    ...size,
    colours: new Float32Array(size.width * size.height * 4),
    depths: new Float32Array(size.width * size.height).fill(-Infinity),
  };
  const sides = projectSides(boxes);
  const fit = fitInto(size, sides);
  const texture = shrinkTexture(skin, Math.max(1, Math.floor(fit.scale)));
  for (const side of sides) paintSide(canvas, texture, side, fit, false);
  // Translucent sides are blended last, the farthest first.
  const middle = ({ corners }: ProjectedSide) => corners.reduce((sum, [, , z]) => sum + z, 0);
  const outer = sides.filter(({ isOuter }) => isOuter).sort((one, other) => middle(one) - middle(other));
  for (const side of outer) paintSide(canvas, texture, side, fit, true);
  return downsample(canvas, samples, width, height);
}
