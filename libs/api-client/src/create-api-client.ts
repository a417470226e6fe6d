import type { paths } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import createClient, { type Client } from 'openapi-fetch';
import { ApiFailure } from './api-failure.ts';
import { errorMapping, type FailureHandlers, isLostSession, repeatAfterSignIn, routeFailure } from './chain/errors.ts';
import { appHeaders, idempotency, language } from './chain/headers.ts';
import { joinRunning } from './chain/join-running.ts';
import { type Fetch, withRetries, RETRY_DELAYS_MS, type Attempt } from './chain/retry.ts';
import type { FileUpload } from './upload/file-upload.ts';

export interface ApiClientOptions {
  /** Base URL of the API: `/api` in a page, absolute on the server. */
  baseUrl: string;
  /** Language of the page, read at each call: the player may change it meanwhile. */
  locale: () => Locale;
  fetch?: Fetch | undefined;
  /** Headers of the app, read at each call. */
  headers?: (() => Readonly<Record<string, string>>) | undefined;
  on?: FailureHandlers | undefined;
  /** Timeout of a call, retries included, in ms. */
  deadlineMs?: number | undefined;
  /** Delays before the retries of a GET, in ms. */
  retryDelaysMs?: readonly number[] | undefined;
}

type Calls = Pick<Client<paths>, 'GET' | 'POST'>;

/** Typed calls by path; each throws ApiFailure unless the status is 2xx. */
export interface ApiClient extends Calls {
  /** The same calls without `notify`: for polling, and for pages that show the failure themselves. */
  quiet: Calls;
  /** The same calls without any handler: for what runs in the background, so that it never interrupts the user. */
  background: Calls;
  /** Uploads a file to a path below the API, with progress. Without `notify`: the caller shows the failure. */
  upload: <Answer>(path: string, upload: FileUpload) => Promise<Answer>;
}

const DEFAULT_DEADLINE_MS = 15_000;

/**
 * Creates the API client: credentials, language, idempotency key, error mapping and retries of reads, chained.
 * Create one for each request on the server and one for each page in a browser.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { baseUrl, locale, headers, on = {} } = options;
  const { fetch: customFetch } = options;
  const attempt: Attempt = (request, signal) =>
    customFetch === undefined ? globalThis.fetch(request, { signal }) : customFetch(new Request(request, { signal }));
  const fetch = withRetries(attempt, {
    deadlineMs: options.deadlineMs ?? DEFAULT_DEADLINE_MS,
    delaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
  });
  const build = (handlers: FailureHandlers): Calls => {
    const client = createClient<paths>({ baseUrl, fetch });
    client.use(language(locale), idempotency, ...(headers ? [appHeaders(headers)] : []), errorMapping(handlers));
    const post = client.POST as (path: string, init?: object) => Promise<unknown>;
    const join = joinRunning();
    const once: typeof post = (path, init) =>
      join(path, init, () => repeatAfterSignIn(() => post(path, init), path, handlers));
    return { GET: client.GET, POST: once as Calls['POST'] };
  };
  // Most players upload nothing: the code is loaded with the first upload.
  const send = async <Answer>(path: string, upload: FileUpload): Promise<Answer> => {
    const { uploadFile } = await import('./upload/file-upload.ts');
    const attemptUpload = (): Promise<Answer> =>
      uploadFile(path, upload, { baseUrl, locale: locale(), headers: headers ?? (() => ({})) });
    try {
      return await repeatAfterSignIn(attemptUpload, path, on);
    } catch (failure) {
      const isRouted = failure instanceof ApiFailure && !isLostSession(failure);
      if (isRouted) routeFailure(failure, { ...on, notify: undefined });
      throw failure;
    }
  };
  return { ...build(on), quiet: build({ ...on, notify: undefined }), background: build({}), upload: send };
};
