import type { paths } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import createClient, { type Client } from 'openapi-fetch';
import { ApiFailure } from './api-failure.ts';
import { errorMapping, type FailureHandlers, routeFailure } from './chain/errors.ts';
import { appHeaders, idempotency, language } from './chain/headers.ts';
import { type Fetch, patiently, RETRY_DELAYS_MS, type Try } from './chain/retry.ts';
import type { FileUpload } from './upload/file-upload.ts';

export interface ApiClientOptions {
  /** Where the API is mounted: `/api` in a page, an absolute address on the server. */
  baseUrl: string;
  locale: Locale;
  fetch?: Fetch | undefined;
  /** Headers of the app's own, asked for at each call. */
  headers?: (() => Readonly<Record<string, string>>) | undefined;
  on?: FailureHandlers | undefined;
  /** Longest a call may take, its repeats included, in ms. */
  deadlineMs?: number | undefined;
  /** Waits before repeats of a GET, in ms. */
  retryDelaysMs?: readonly number[] | undefined;
}

type Calls = Pick<Client<paths>, 'GET' | 'POST'>;

/** Typed calls by path; each throws ApiFailure unless it is answered 2xx. */
export interface ApiClient extends Calls {
  /** The same calls without notification: for polling, and where the page says itself what happened. */
  quiet: Calls;
  /** Uploads a file to a path below the API, with progress; whoever uploads says where it failed. */
  upload: <Answer>(path: string, upload: FileUpload) => Promise<Answer>;
}

const DEFAULT_DEADLINE_MS = 15_000;

/**
 * The one way to the API: credentials, language, idempotency key, error mapping and repeats of reads, chained.
 * Make one for each request on the server and one for each page in a browser.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { baseUrl, locale, headers, on = {} } = options;
  const { fetch: given } = options;
  const tryOnce: Try = (request, signal) =>
    given === undefined ? globalThis.fetch(request, { signal }) : given(new Request(request, { signal }));
  const fetch = patiently(tryOnce, {
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    delaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
  });
  const build = (handlers: FailureHandlers): Calls => {
    const client = createClient<paths>({ baseUrl, fetch });
    client.use(language(locale), idempotency, ...(headers ? [appHeaders(headers)] : []), errorMapping(handlers));
    return client;
  };
  // Readers upload nothing: its code comes with the first picture.
  const send: ApiClient['upload'] = async (path, upload) => {
    const { uploadFile } = await import('./upload/file-upload.ts');
    try {
      return await uploadFile(path, upload, { baseUrl, locale, headers: headers ?? (() => ({})) });
    } catch (failure) {
      if (failure instanceof ApiFailure) routeFailure(failure, { ...on, notify: undefined });
      throw failure;
    }
  };
  return { ...build(on), quiet: build({ ...on, notify: undefined }), upload: send };
};
