import { ApiFailure, newIdempotencyKey, useApi } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import pLimit from 'p-limit';
import { useEffect, useRef, useState } from 'react';
import { sendWithRetries } from '../../uploads/send-with-retries.ts';
import type { Image } from '../written.ts';

/** Accepted media types; the server checks the content itself. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];
const MOST_BYTES = 5 * 1024 * 1024;

/** A running or failed upload. */
export interface Upload {
  id: number;
  name: string;
  /** Sent share, 0–1. */
  part: number;
  /** Error message; null while it is running. */
  refusal: string | null;
}

/** The picture uploaded last. */
export type Arrival = Pick<Upload, 'id' | 'name'>;

export interface UploadsOptions {
  takeKey: () => Promise<string>;
  onPicture: (image: Image) => void;
}

// More parallel uploads only share the same bandwidth.
const AT_ONCE = 2;

/** Uploads pictures to this document in parallel, each with progress, cancellation and error. */
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
      return t`Unsupported file type. Choose a PNG, JPEG, WebP, AVIF or still GIF picture.`;
    return file.size > MOST_BYTES ? t`The file is larger than 5\u00a0MB.` : null;
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

  /** Starts uploads; each promise resolves with its picture, or null if it was refused or cancelled. */
  const start = (files: readonly File[]): Promise<Image | null>[] =>
    files.map((file) => {
      const id = (last.current += 1);
      const refusal = refusedAtOnce(file);
      setUploads((now) => [...now, { id, name: file.name, part: 0, refusal }]);
      return refusal === null ? send(id, file) : Promise.resolve(null);
    });

  /** Cancels a running upload, or removes a failed one from the list. */
  const cancel = (id: number): void => {
    running.current.get(id)?.abort();
    // A queued upload checks this when it starts.
    drop(id);
  };

  return { uploads, arrived, start, cancel };
};
