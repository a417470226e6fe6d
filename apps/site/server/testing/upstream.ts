import { randomInt } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { canaryResponse, themeOf } from './canaries.ts';
import { authOf, mainOf, MONITORING, refusal, signedInOf, teamOf, tokenOf } from './fixtures.ts';

export interface Received {
  method: string;
  path: string;
  /** When it arrived, in ms. */
  at: number;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Upstream {
  url: string;
  received: Received[];
  /** Functions by path that replace the right response body. */
  overrides: Map<string, (body: unknown) => unknown>;
  close(): Promise<void>;
}

export const listen = async (server: Server | TcpServer): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

export const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const playerOf = ({ headers }: IncomingMessage): number | undefined =>
  [1, 2, 3].find((n) => headers['access-id'] === authOf(n).accessId && headers['access-token'] === tokenOf(n));

/** Token of a session that waits for its second factor. */
export const PENDING_TOKEN = 'p'.repeat(43);

/** Binds a sign-in by another service to a browser. */
export const OAUTH_KEY = 'k'.repeat(43);

type Reply = { status?: number; body: unknown; headers?: Record<string, string> };

const replyTo = (request: IncomingMessage, path: string, body: string): Reply => {
  const locale = request.headers['accept-language'] === 'en' ? 'en' : 'ru';
  const player = playerOf(request);
  const ended = request.headers['access-id'] !== undefined && player === undefined;
  if (request.headers['access-token'] === PENDING_TOKEN)
    return { status: 403, body: refusal(-7, 'two_factor_required') };
  if (ended && path !== '/api/user/auth/logout') return { status: 401, body: refusal(8, 'signed_out') };
  // The API decodes addresses.
  switch (decodeURIComponent(path)) {
    case '/api/main':
      return {
        body: { ...mainOf(locale, player === undefined ? null : authOf(player)), theme: themeOf(player ?? 0) },
        headers:
          player === undefined ? { 'cache-control': 'public, max-age=5', vary: 'Accept-Language, Access-Id' } : {},
      };
    case '/api/server/monitoring':
      return { body: MONITORING, headers: { etag: '"m1"', 'cache-control': 'public, max-age=1' } };
    case '/api/skin/Yuki/face':
      return { body: 'a face', headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=8' } };
    case '/api/team':
      return { body: teamOf(locale) };
    case '/api/user/auth/token-legacy':
      return { body: signedInOf(3) };
    case '/api/user/auth/login':
      return body.includes('wrong') ? { body: { success: false, captchaRequired: false } } : { body: signedInOf(1) };
    case '/api/user/register':
      return { body: signedInOf(2) };
    case '/api/user/oauth/begin':
      return { body: { url: 'https://id.example/', oauthKey: OAUTH_KEY } };
    case '/api/user/oauth/google':
    case '/api/user/oauth/register':
      return { body: signedInOf(1) };
    case '/api/user/passkey/begin':
      return { body: { question: { challenge: 'asked' }, passkeyKey: OAUTH_KEY } };
    case '/api/user/passkey/login':
      return { body: signedInOf(1) };
    case '/api/user/auth/logout':
      return { body: { success: true } };
    default: {
      const answer = canaryResponse(request.url ?? '', locale, player);
      return answer === undefined ? { status: 404, body: refusal(4, 'not_found') } : { body: answer };
    }
  }
};

interface UpstreamOptions {
  /** Longest random delay of a response, in ms: responses to concurrent requests then arrive in any order. */
  jitterMs?: number;
  /** Fixed delay of every response, in ms. */
  replyMs?: number;
}

/** Stand-in for the API with responses of the contract's shapes; records the requests. */
export const startUpstream = async ({ jitterMs = 0, replyMs = 0 }: UpstreamOptions = {}): Promise<Upstream> => {
  const received: Received[] = [];
  const overrides: Upstream['overrides'] = new Map();
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const at = performance.now();
    const answer = async (body: string): Promise<void> => {
      if (jitterMs > 0) await sleep(randomInt(jitterMs + 1));
      const path = (request.url ?? '').split('?', 1)[0] ?? '';
      received.push({ method: request.method ?? '', path, at, headers: request.headers, body });
      if (replyMs > 0) await sleep(replyMs);
      const reply = replyTo(request, path, body);
      response.writeHead(reply.status ?? 200, {
        'content-type': 'application/json',
        'set-cookie': 'upstream=1',
        ...reply.headers,
      });
      const override = overrides.get(path);
      response.end(JSON.stringify(override === undefined ? reply.body : override(reply.body)));
    };
    // An incomplete request gets no response.
    text(request).then(answer, () => response.destroy());
  });
  return { url: await listen(server), received, overrides, close: () => close(server) };
};
