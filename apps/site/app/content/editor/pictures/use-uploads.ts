import { ApiFailure, newIdempotencyKey, useApi } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { sendWithRetries } from '../../uploads/send-with-retries.ts';
import type { Image } from '../written.ts';

/** What the server takes; it looks at the content itself. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
const MOST_BYTES = 5 * 1024 * 1024;

/** A picture on its way, or one that did not arrive. */
export interface Upload {
  id: number;
  name: string;
  /** How much has gone out, 0–1. */
  part: number;
  /** Why it was refused; null while it is on its way. */
  refusal: string | null;
}

/** The picture that came last. */
export type Arrival = Pick<Upload, 'id' | 'name'>;

export interface UploadsOptions {
  takeKey: () => Promise<string>;
  onPicture: (image: Image) => void;
}

// More at once only share the same line.
const AT_ONCE = 2;

/** Uploads pictures to this document, several at once, each with its progress, its cancelling and its refusal. */
export const useUploads = ({ takeKey, onPicture }: UploadsOptions) => {
  const { t } = useLingui();
  const api = useApi();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [arrived, setArrived] = useState<Arrival | null>(null);
  const running = useRef(new Map<number, AbortController>());
  const [line] = useState(() => pLimit(AT_ONCE));
  const last = useRef(0);

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);

  const change = (id: number, part: Partial<Upload>): void =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));
  const drop = (id: number): void => setUploads((now) => now.filter((upload) => upload.id !== id));

  const refusedAtOnce = (file: File): string | null => {
    if (!PICTURE_TYPES.includes(file.type))
      return t`Unsupported file type. Take a PNG, JPEG, WebP, AVIF or still GIF picture.`;
    return file.size > MOST_BYTES ? t`The file is larger than 5 MB.` : null;
  };

  const wordsOf = (error: unknown): string => {
    if (!(error instanceof ApiFailure)) return t`Failed to upload the picture.`;
    if (error.code === 'NO_CONNECTION') return t`Unable to connect to the server. Try again.`;
    return Object.values(error.fields)[0] ?? error.details?.description ?? error.message;
  };

  const send = async (id: number, file: File): Promise<Image | null> => {
    const controller = new AbortController();
    running.current.set(id, controller);
    try {
      const idempotencyKey = newIdempotencyKey();
      const { signal } = controller;
      const onProgress = (part: number): void => change(id, { part });
      const image = await line(async () => {
        signal.throwIfAborted();
        const document = await takeKey();
        const path = `/document/image/context/original/${encodeURIComponent(document)}/upload`;
        const once = () => api.upload<Image>(path, { file, idempotencyKey, signal, onProgress });
        return sendWithRetries(once, signal);
      });
      onPicture(image);
      setArrived({ id, name: file.name });
      drop(id);
      return image;
    } catch (error) {
      if (!controller.signal.aborted) change(id, { refusal: wordsOf(error) });
      return null;
    } finally {
      running.current.delete(id);
    }
  };

  /** Begins to upload; each promise gives its picture, or null where it was refused or cancelled. */
  const start = (files: readonly File[]): Promise<Image | null>[] =>
    files.map((file) => {
      const id = (last.current += 1);
      const refusal = refusedAtOnce(file);
      setUploads((now) => [...now, { id, name: file.name, part: 0, refusal }]);
      return refusal === null ? send(id, file) : Promise.resolve(null);
    });

  /** Stops one that is on its way, or takes away the words of one that was refused. */
  const cancel = (id: number): void => {
    running.current.get(id)?.abort();
    // One that waits for its turn hears of it only then.
    drop(id);
  };

  return { uploads, arrived, start, cancel };
};
