/** Moonlight on the edges of a figure, so that a dark one does not vanish on a dark page: its colour and greatest share. */
const LIGHT = [206, 214, 255] as const;
const SHARE = 0.55;
/** Share of the height that the light is wide. */
const WIDTH = 1 / 110;

/** Lightens the pixels of a picture, RGBA, that lie at its upper, left and right edges. */
export function addRimLight(pixels: Uint8Array, width: number, height: number): void {
  const reach = Math.max(1, Math.round(height * WIDTH));
  const alpha = Uint8Array.from({ length: width * height }, (_, at) => pixels[at * 4 + 3] ?? 0);
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && x < width && y >= 0 && (alpha[y * width + x] ?? 0) > 127;
  const toEdge = (x: number, y: number): number => {
    for (let step = 1; step <= reach; step += 1) {
      if (!isInside(x - step, y) || !isInside(x + step, y) || !isInside(x, y - step)) return step;
    }
    return Infinity;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const step = isInside(x, y) ? toEdge(x, y) : Infinity;
      if (step === Infinity) continue;
      const share = SHARE * (1 - (step - 1) / reach);
      LIGHT.forEach((light, channel) => {
        const at = (y * width + x) * 4 + channel;
        const colour = pixels[at] ?? 0;
        // Light only adds: white stays white.
        if (light > colour) pixels[at] = Math.round(colour + (light - colour) * share);
      });
    }
  }
}
