import type { Locale } from '@hoshikraft/shared';
import { type ApiFailure, failureOf, unreadableFailure } from '../api-failure.ts';

export interface FileUpload {
  file: File;
  /** What is said of it besides, by name. */
  fields?: Readonly<Record<string, string>>;
  /** One for each picture that is wanted once: the same where its answer was lost and it is sent again. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Hears how much of the file has gone out, 0–1. */
  onProgress: (part: number) => void;
}

export interface UploadOptions {
  baseUrl: string;
  locale: Locale;
  headers: () => Readonly<Record<string, string>>;
}

/** Longest that nothing of an upload may move before it counts as lost, ms. */
const SILENCE_MS = 60_000;

/**
 * Uploads a file and tells how far it has come, which `fetch` cannot. Rejects with ApiFailure; with an AbortError where the
 * signal ended it.
 *
 * @param path below the API
 */
export const uploadFile = <Answer>(
  path: string,
  { file, fields = {}, idempotencyKey, signal, onProgress }: FileUpload,
  { baseUrl, locale, headers }: UploadOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', baseUrl + path);
    const sent = { ...headers(), 'Accept-Language': locale, 'Idempotency-Key': idempotencyKey };
    for (const [name, value] of Object.entries(sent)) request.setRequestHeader(name, value);
    let silence: ReturnType<typeof setTimeout>;
    const heard = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    const cancel = (): void => request.abort();
    const finish = (settle: () => void): void => {
      clearTimeout(silence);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const lost = (): void => finish(() => reject(unreadableFailure(0)));
    request.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onerror = lost;
    request.onabort = () => (signal.aborted ? finish(() => reject(signal.reason as Error)) : lost());
    request.onload = () => {
      const answer = new Response(request.responseText, { status: request.status });
      const settled = answer.ok
        ? answer.json().then(
            (made) => made as Answer,
            () => Promise.reject(unreadableFailure(503)),
          )
        : failureOf(answer).then((failure: ApiFailure) => Promise.reject(failure));
      finish(() => resolve(settled));
    };
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', cancel);
    heard();
    const form = new FormData();
    form.append('file', file);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    request.send(form);
  });
