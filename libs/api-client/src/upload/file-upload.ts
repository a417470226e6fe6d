import type { Locale } from '@hoshikraft/shared';
import { type ApiFailure, failureOf, unreadableFailure } from '../api-failure.ts';

export interface FileUpload {
  file: File;
  /** Other fields of the form, by name. */
  fields?: Readonly<Record<string, string>>;
  /** Key of this upload; reused if its response is lost and it is sent again. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Called with the sent part of the file, 0–1. */
  onProgress: (part: number) => void;
}

export interface UploadOptions {
  baseUrl: string;
  locale: Locale;
  headers: () => Readonly<Record<string, string>>;
}

/** An upload without progress for this long is aborted, ms. */
const STALL_TIMEOUT_MS = 60_000;

/**
 * Uploads a file with progress, which `fetch` does not support. Rejects with ApiFailure, or with the reason of the signal if
 * aborted.
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
    let stallTimer: ReturnType<typeof setTimeout>;
    const resetStallTimer = (): void => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    const cancel = (): void => request.abort();
    const finish = (settle: () => void): void => {
      clearTimeout(stallTimer);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const lost = (): void => finish(() => reject(unreadableFailure(0)));
    request.upload.onprogress = ({ loaded, total }) => {
      resetStallTimer();
      onProgress(total === 0 ? 0 : loaded / total);
    };
    request.onerror = lost;
    request.onabort = () => (signal.aborted ? finish(() => reject(signal.reason as Error)) : lost());
    request.onload = () => {
      const response = new Response(request.responseText, { status: request.status });
      const settled = response.ok
        ? response.json().then(
            (body) => body as Answer,
            () => Promise.reject(unreadableFailure(503)),
          )
        : failureOf(response).then((failure: ApiFailure) => Promise.reject(failure));
      finish(() => resolve(settled));
    };
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener('abort', cancel);
    resetStallTimer();
    const form = new FormData();
    form.append('file', file);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    request.send(form);
  });
