/** Entry point of a picture process, which handles one picture at a time: a crashed or busy decoder does not affect the API. */
import type { SharePicture } from './draw-share.ts';
import { cropAvatar, drawAvatar, prepareAvatar } from './avatar.ts';
import { PictureRefused } from './open-picture.ts';
import type { PictureFault } from './open-picture.ts';
import { preparePicture, toAvif } from './prepare-picture.ts';
import { renderSkin } from './skin/render-skin.ts';
import { prepareCape, prepareSkin } from './skin/prepare-skin.ts';

const tasks = {
  prepare: ({ bytes }: { bytes: Uint8Array }) => preparePicture(Buffer.from(bytes)),
  avif: ({ bytes, widths }: { bytes: Uint8Array; widths: number[] }) => toAvif(Buffer.from(bytes), widths),
  skin: renderSkin,
  avatar: drawAvatar,
  prepareAvatar: ({ bytes }: { bytes: Uint8Array }) => prepareAvatar(Buffer.from(bytes)),
  cropAvatar,
  prepareSkin: ({ bytes }: { bytes: Uint8Array }) => prepareSkin(Buffer.from(bytes)),
  prepareCape: ({ bytes }: { bytes: Uint8Array }) => prepareCape(Buffer.from(bytes)),
  share: async (shown: SharePicture) => {
    // Loaded on demand, with its fonts and engine.
    const { drawShare } = await import('./draw-share.ts');
    return drawShare(shown);
  },
};

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

/** Request to this process. */
export interface Question {
  task: TaskName;
  given: unknown;
}

/** Its reply: the result, the reason of a refusal, or an internal error. */
export type Reply = { made: unknown } | { fault: PictureFault; values: Record<string, string> } | { broken: string };

function failure(error: unknown): Reply {
  if (error instanceof PictureRefused) return { fault: error.fault, values: error.values };
  return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

process.on('message', ({ task, given }: Question) => {
  void tasks[task](given as never)
    .then((made: unknown) => ({ made }), failure)
    .then((reply) => process.send?.(reply));
});
// The parent process ended.
process.on('disconnect', () => process.exit(0));
