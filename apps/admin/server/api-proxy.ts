import { forwardedAddress } from '@hoshikraft/shared';
import type { Request, Response } from 'express';
import { PAGE_HEADER, SESSION_CALL, STATUS_HEADER } from '../src/page-header.ts';
import type { AdminConfig } from './config.ts';
import { operatorCookie } from './operator-cookie.ts';
import { refuse } from './refusal.ts';

const LOGIN = 'POST /api/admin/auth/login';
const LOGOUT = 'POST /api/user/auth/logout';
const SESSION = SESSION_CALL.replace(' ', ' /api');
/** Signed out, and without the second factor yet. */
const SIGN_IN_STATUSES: ReadonlySet<number> = new Set([401, 403]);

/** Calls of the API that the pages make, besides `/api/admin/…`. */
const CALLS: ReadonlySet<string> = new Set([
  'POST /api/user/auth/token',
  'GET /api/user/auth/code',
  'POST /api/user/auth/code',
  'GET /api/user/auth/prove',
  'POST /api/user/auth/prove',
  'POST /api/user/auth/prove/send',
  'POST /api/user/auth/passkey',
  LOGOUT,
  'GET /api/captcha/challenge',
]);

// Without escapes and dots, so that the API cannot read another address than this.
const ADMIN_CALL = /^(?:GET|POST) \/api\/admin(?:\/[\w-]+)+$/;

/** Headers that go to the API and to the page; all others stay here, credentials among them. */
const TO_API = ['accept-language', 'content-type', 'idempotency-key'];
const TO_PAGE = ['content-type', 'retry-after', 'idempotency-replayed'];

/** Longest forwarded user agent (docs/product/api.md#security). */
const USER_AGENT_LIMIT = 500;
/** Deadline of the API's response, in ms: the page gives up then as well. */
const RESPONSE_MS = 15_000;

const picked = (names: readonly string[], read: (name: string) => string | null | undefined): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = read(name);
      return value == null ? [] : [[name, value]];
    }),
  );

/** Whether a write comes from our own pages. */
const isOwnWrite = ({ headers }: Request, origin: string): boolean =>
  headers[PAGE_HEADER] !== undefined && (headers.origin === undefined || headers.origin === origin);

/** The API did not answer in full: it may have carried out a write that it received (decision 9). */
const sendNoAnswer = (request: Request, response: Response, error: unknown): void => {
  const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  const mayBeDone = code !== 'ECONNREFUSED' && request.headers['idempotency-key'] !== undefined;
  refuse(request, response, mayBeDone ? 'outcome_unknown' : 'database_unavailable');
};

/** `/api` of the operators' app: some calls of the API, with the credentials of a cookie that no script can read. */
export const apiProxy = ({ apiUrl, origin }: AdminConfig) => {
  const cookie = operatorCookie(origin.startsWith('https:'));

  return async (request: Request, response: Response): Promise<void> => {
    const call = `${request.method} ${request.originalUrl.split('?', 1)[0]}`;
    if (!CALLS.has(call) && !ADMIN_CALL.test(call)) return refuse(request, response, 'not_found');
    const isWrite = request.method === 'POST';
    if (isWrite && !isOwnWrite(request, origin)) return refuse(request, response, 'malformed_request', 403);

    const credentials = call === LOGIN ? undefined : cookie.read(request.headers.cookie);
    let answer: globalThis.Response;
    let body: Buffer;
    try {
      answer = await fetch(apiUrl + request.originalUrl, {
        method: request.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(RESPONSE_MS),
        headers: {
          ...picked(TO_API, (name) => request.get(name)),
          'user-agent': (request.get('user-agent') ?? '').slice(0, USER_AGENT_LIMIT),
          'x-forwarded-for': forwardedAddress(request.ip ?? ''),
          ...(credentials && { 'access-id': credentials.accessId, 'access-token': credentials.accessToken }),
        },
        // Absent without a body.
        ...(isWrite && Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
      });
      body = Buffer.from(await answer.arrayBuffer());
    } catch (error) {
      return sendNoAnswer(request, response, error);
    }
    const { status, headers, ok } = answer;
    response.status(status).set('Cache-Control', 'private, no-store');
    if (call === SESSION && SIGN_IN_STATUSES.has(status)) response.status(200).set(STATUS_HEADER, String(status));
    response.set(picked(TO_PAGE, (name) => headers.get(name)));
    if (status === 401 || (ok && call === LOGOUT)) response.append('Set-Cookie', cookie.clear());
    if (!ok || call !== LOGIN) return void response.send(body);
    const { accessToken, ...shown } = JSON.parse(body.toString()) as { accessId?: string; accessToken?: string };
    if (shown.accessId !== undefined && accessToken !== undefined)
      response.append('Set-Cookie', cookie.keep({ accessId: shown.accessId, accessToken }));
    response.json(shown);
  };
};
