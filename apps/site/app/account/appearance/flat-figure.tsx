import { useEffect, useRef } from 'react';
import { loadImage, type SkinModel } from './skin-image.ts';

/** Rectangle of a 64 × 64 skin, and its position on a figure of 16 × 32. */
type Part = readonly [x: number, y: number, width: number, height: number, toX: number, toY: number];

const partsOf = (model: SkinModel, isOld: boolean): { part: Part; mirrored?: boolean }[] => {
  const arm = model === 'slim' ? 3 : 4;
  const [left, leg] = isOld
    ? ([
        [44, 20],
        [4, 20],
      ] as const)
    : ([
        [36, 52],
        [20, 52],
      ] as const);
  const inner: { part: Part; mirrored?: boolean }[] = [
    { part: [8, 8, 8, 8, 4, 0] },
    { part: [20, 20, 8, 12, 4, 8] },
    { part: [44, 20, arm, 12, 4 - arm, 8] },
    { part: [left[0], left[1], arm, 12, 12, 8], mirrored: isOld },
    { part: [4, 20, 4, 12, 4, 20] },
    { part: [leg[0], leg[1], 4, 12, 8, 20], mirrored: isOld },
  ];
  if (isOld) return inner;
  const outer: Part[] = [
    [40, 8, 8, 8, 4, 0],
    [20, 36, 8, 12, 4, 8],
    [44, 36, arm, 12, 4 - arm, 8],
    [52, 52, arm, 12, 12, 8],
    [4, 36, 4, 12, 4, 20],
    [4, 52, 4, 12, 8, 20],
  ];
  return [...inner, ...outer.map((part) => ({ part }))];
};

const draw = (canvas: HTMLCanvasElement, skin: HTMLImageElement, model: SkinModel): void => {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const scale = skin.naturalWidth / 64;
  const [across, down] = [canvas.width / 16, canvas.height / 32];
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = false;
  for (const { part, mirrored = false } of partsOf(model, skin.naturalHeight !== skin.naturalWidth)) {
    const [x, y, width, height, toX, toY] = part;
    context.save();
    context.translate((toX + (mirrored ? width : 0)) * across, toY * down);
    context.scale(mirrored ? -1 : 1, 1);
    const [w, h] = [width * scale, height * scale];
    context.drawImage(skin, x * scale, y * scale, w, h, 0, 0, width * across, height * down);
    context.restore();
  }
};

/** Front view of a skin, rendered in the browser, so that it works for files that are not uploaded yet. */
export const FlatFigure = ({ skin, model, height }: { skin: string; model: SkinModel; height: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let ended = false;
    loadImage(skin).then(
      (image) => !ended && canvas.current !== null && draw(canvas.current, image, model),
      () => undefined,
    );
    return () => {
      ended = true;
    };
  }, [skin, model]);
  return <canvas ref={canvas} className="flat-figure" width={height / 2} height={height} aria-hidden="true" />;
};
