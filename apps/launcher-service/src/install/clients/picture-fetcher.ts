import type { Workspace } from './workspace.ts';
import type { ObjectReference } from '../objects/object-store.ts';

/** Downloads pictures into the object store; concurrent requests for one picture share a download. */
export interface PictureFetcher {
  fetch(workspace: Workspace, picture: ObjectReference, signal: AbortSignal): Promise<void>;
}

export function pictureFetcher(): PictureFetcher {
  const underWay = new Map<string, Promise<void>>();
  return {
    async fetch({ objects, downloader }, picture, signal) {
      const { sha256, size } = picture;
      if (objects.has(picture)) return;
      let work = underWay.get(sha256);
      if (work === undefined) {
        const job = { report: () => undefined, signal, nameOf: () => sha256 };
        work = downloader.fetch([{ sha256, size }], [], job).finally(() => underWay.delete(sha256));
        underWay.set(sha256, work);
      }
      await work;
    },
  };
}
