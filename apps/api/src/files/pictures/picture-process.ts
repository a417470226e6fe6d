/** A process of its own for pictures, one at a time: what breaks a decoder, or keeps a core busy, is not the API. */
import type { SharePicture } from './draw-share.ts';
import { PictureRefused, preparePicture, toAvif } from './prepare-picture.ts';
import type { PictureFault } from './prepare-picture.ts';
import { drawSkin } from './skin/draw-skin.ts';

const tasks = {
  prepare: ({ bytes }: { bytes: Uint8Array }) => preparePicture(Buffer.from(bytes)),
  avif: ({ bytes, widths }: { bytes: Uint8Array; widths: number[] }) => toAvif(Buffer.from(bytes), widths),
  skin: drawSkin,
  share: async (shown: SharePicture) => {
    // Its fonts and its engine are for those who draw.
    const { drawShare } = await import('./draw-share.ts');
    return drawShare(shown);
  },
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

/** What this process is asked. */
export interface Question {
  task: TaskName;
  given: unknown;
}

/** What it answers: what was made, why the picture is refused, or what went wrong with us. */
export type Reply = { made: unknown } | { fault: PictureFault } | { broken: string };

function failure(error: unknown): Reply {
  if (error instanceof PictureRefused) return { fault: error.fault };
  return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

process.on('message', ({ task, given }: Question) => {
  void tasks[task](given as never)
    .then((made: unknown) => ({ made }), failure)
    .then((reply) => process.send?.(reply));
});
// Whoever asked is gone.
process.on('disconnect', () => process.exit(0));
