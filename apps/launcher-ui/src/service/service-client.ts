import { joinRunning } from '@hoshikraft/api-client';
import type { paths } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { noService, serviceFailureOf, type ServiceFailure } from './service-failure.ts';

export interface ServiceClientOptions {
  /** Address of the service, without a trailing slash. */
  serviceUrl: string;
  token: string;
  /** Language of the page, read at each call. */
  locale: () => Locale;
  /** Called with every error of a call that is not quiet, for a toast (docs/product/site-shell.md#errors). */
  notify?: ((failure: ServiceFailure) => void) | undefined;
  /** Called if the service does not accept this page's token: it is from an earlier start. Also for quiet calls. */
  refused?: (() => void) | undefined;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

type Calls = Pick<Client<paths>, 'GET' | 'POST' | 'DELETE'>;

/** Typed calls of the local service by path; each throws ServiceFailure for every status but 2xx. */
export interface ServiceClient extends Calls {
  /** The same calls without a toast: for polling, and if the page shows the error itself. */
  quiet: Calls;
}

/** Timeout of a call, in ms: the service is on this machine, and long work runs as a job. */
const DEADLINE_MS = 10_000;

/** Slower calls: a game has 10 s to end and is killed within 5 s more; the API has 15 s for a log. */
const LONGER_MS: Readonly<Record<string, number>> = { '/cancel': 20_000, '/logs/upload': 20_000 };

const deadlineOf = ({ url }: Request): number => LONGER_MS[new URL(url).pathname] ?? DEADLINE_MS;

const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

const chain = ({ token, locale, notify, refused }: ServiceClientOptions): Middleware => ({
  onRequest({ request }) {
    request.headers.set('X-Launcher-Token', token);
    request.headers.set('Accept-Language', locale());
    return undefined;
  },
  async onResponse({ response }) {
    if (response.ok) return undefined;
    const failure = await serviceFailureOf(response);
    if (failure.httpCode === 403) refused?.();
    else notify?.(failure);
    throw failure;
  },
  onError({ error }) {
    // The caller cancelled the call.
    if (isAbort(error)) throw error;
    const failure = noService();
    notify?.(failure);
    return failure;
  },
});

/** The only client of the local service: token, language, timeout and error mapping. */
export const createServiceClient = (options: ServiceClientOptions): ServiceClient => {
  const base = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const fetch = (request: Request): Promise<Response> =>
    base(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadlineOf(request))]) }));
  const build = (notify: ServiceClientOptions['notify']): Calls => {
    const client = createClient<paths>({ baseUrl: options.serviceUrl, fetch });
    client.use(chain({ ...options, notify }));
    const post = client.POST as (path: string, init?: object) => Promise<unknown>;
    const join = joinRunning();
    const once: typeof post = (path, init) => join(path, init, () => post(path, init));
    return { GET: client.GET, POST: once as Calls['POST'], DELETE: client.DELETE };
  };
  return { ...build(options.notify), quiet: build(undefined) };
};
