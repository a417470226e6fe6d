import { Agent, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import type { Request, Response } from 'express';
import type { SiteConfig } from './config.ts';
import {
  type BrowserKey,
  browserKeyOf,
  expiredCredentialCookies,
  browserKeyCookie,
  credentialCookies,
  readBrowserKey,
  readCookies,
  readCredentials,
} from './cookies.ts';
import { headersForApi, headersForPage } from './proxy-headers.ts';
import { refuse } from './refusal.ts';
import { reportReferral } from './report-referral.ts';
import {
  endsSession,
  isOfOtherApp,
  isSignIn,
  LEGACY_PATH,
  readSignIn,
  SIGN_OUT_PATH,
  extractSecrets,
} from './sign-in-response.ts';
import { readReferralCode } from './source-aliases.ts';
import { unfinishedSignOuts } from './unfinished-sign-outs.ts';
import { isOfAnotherPlayer, writeRefusal } from './write-guard.ts';

/** Pictures that are the same for every player: requested without credentials, so browsers may cache them. */
const PICTURES = '/api/skin/';

/** Calls that record who invited the visitor: a launcher download, and both ways to create an account. */
const DOWNLOAD_PATH = '/api/visits/download';
const INVITED_STEPS = new Set([DOWNLOAD_PATH, '/api/user/register', '/api/user/oauth/register']);

type ProxyConfig = Pick<SiteConfig, 'apiUrl' | 'siteOrigin' | 'proxyHops' | 'responseDeadlineMs'>;

const sendUnavailable = (request: Request, response: Response): void => {
  if (response.headersSent) response.destroy();
  else refuse(request, response, 'database_unavailable');
};

/**
 * The API may have carried out a write that it received: the page repeats it with the same idempotency key (decision 9).
 */
const sendConnectionError = (request: Request, response: Response, error: NodeJS.ErrnoException): void => {
  const mayBeDone = error.code !== 'ECONNREFUSED' && request.headers['idempotency-key'] !== undefined;
  if (mayBeDone && !response.headersSent) refuse(request, response, 'outcome_unknown');
  else sendUnavailable(request, response);
};

/**
 * Resolves when no more of the request body will arrive: closing a connection with an unread body resets it, and the
 * response is lost.
 */
const bodyEnded = (request: Request): Promise<unknown> =>
  request.complete || request.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => request.once('end', resolve).once('close', resolve).resume());

const sendSignInResponse = async (
  upstream: IncomingMessage,
  response: Response,
  { secure, key }: { secure: boolean; key: BrowserKey | undefined },
): Promise<void> => {
  const text = await readSignIn(upstream);
  const signIn = text === undefined ? undefined : extractSecrets(text, key);
  if (signIn === undefined) {
    upstream.destroy();
    return sendUnavailable(response.req, response);
  }
  await bodyEnded(response.req);
  response.status(upstream.statusCode ?? 503).set('Cache-Control', 'private, no-store');
  if (signIn.credentials) response.append('Set-Cookie', credentialCookies(signIn.credentials, secure));
  const { credentials, browserKey } = signIn;
  // A signed-in browser no longer needs the key.
  const isChanged = browserKey !== undefined || credentials !== undefined;
  if (key && isChanged) response.append('Set-Cookie', browserKeyCookie(key, browserKey ?? null, secure));
  const retryAfter = upstream.headers['retry-after'];
  if (retryAfter !== undefined) response.set('Retry-After', retryAfter);
  response.type('application/json').send(signIn.body);
};

/** Streams the response to the browser. */
const streamResponse = (upstream: IncomingMessage, request: Request, response: Response): void => {
  upstream.pipe(response, { end: false });
  upstream.on('error', () => response.destroy());
  upstream.on('end', () => void bodyEnded(request).then(() => response.end()));
};

/**
 * `/api` of the site: the API's own calls, with cookies turned into headers and the token hidden from the page
 * (docs/product/site-shell.md#cookies). Bodies stream both ways, except sign-in responses.
 */
export const apiProxy = (config: ProxyConfig) => {
  const target = new URL(config.apiUrl);
  const secure = config.siteOrigin.startsWith('https:');
  const https = target.protocol === 'https:';
  const agent = https ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const open = https ? httpsRequest : httpRequest;
  const signOuts = unfinishedSignOuts(config.apiUrl);

  return (request: Request, response: Response): void => {
    const refusal = writeRefusal(request, config.siteOrigin);
    if (refusal !== undefined) {
      response.status(403).set('Cache-Control', 'no-store').type('text/plain').send(`Refused: ${refusal}\n`);
      return;
    }
    // Decoded, as in the API: `log%69n` is a sign-in too.
    const path = decodeURIComponent(request.originalUrl.split('?', 1)[0] ?? '');
    if (isOfOtherApp(path)) return refuse(request, response, 'not_found');

    const legacy = path === LEGACY_PATH;
    const cookies = readCookies(request.headers.cookie);
    const credentials = legacy || path.startsWith(PICTURES) ? undefined : readCredentials(cookies);
    const key = browserKeyOf(path);
    const browserKey = key && readBrowserKey(cookies, key);
    const referralCode = INVITED_STEPS.has(path) ? readReferralCode(cookies.get('referralCode')) : undefined;
    if (isOfAnotherPlayer(request, path, credentials?.accessId)) return refuse(request, response, 'another_player');
    const options: RequestOptions = {
      method: request.method,
      hostname: target.hostname,
      port: target.port,
      path: request.originalUrl,
      headers: {
        ...headersForApi(request, { credentials, proxyHops: config.proxyHops, legacy }),
        ...(key && browserKey !== undefined && { [key.header]: browserKey }),
        ...(referralCode !== undefined && path !== DOWNLOAD_PATH && { 'referral-code': referralCode }),
      },
      agent,
    };
    const signsOut = path === SIGN_OUT_PATH && request.method === 'POST';
    if (signsOut) response.append('Set-Cookie', expiredCredentialCookies(secure));
    const retrySignOut = () => {
      if (signsOut && credentials) signOuts.add(credentials);
    };

    if (path === DOWNLOAD_PATH && referralCode !== undefined && request.method === 'POST') {
      void reportReferral(config, 'download', referralCode, request);
    }

    let hasResponse = false;
    const upstreamRequest = open(options, (upstream) => {
      hasResponse = true;
      if (!endsSession(upstream.statusCode)) retrySignOut();
      if (!request.complete) {
        // The API responded before it read the whole body: stop sending the rest.
        request.unpipe(upstreamRequest);
        upstream.once('end', () => upstreamRequest.destroy());
      }
      // A response to HEAD has no body, so no token.
      if (isSignIn(path) && request.method !== 'HEAD') {
        sendSignInResponse(upstream, response, { secure, key }).catch(() => sendUnavailable(request, response));
        return;
      }
      response.status(upstream.statusCode ?? 503);
      for (const [name, value] of Object.entries(
        headersForPage(upstream.headers, { path, credentialed: credentials !== undefined }),
      )) {
        if (value !== undefined) response.setHeader(name, value);
      }
      streamResponse(upstream, request, response);
    });
    const deadline = setTimeout(() => {
      // A slow browser, reading or sending, does not count against the API's deadline.
      const writerIsSlow = !request.complete && !upstreamRequest.writableNeedDrain;
      if (response.writableNeedDrain || writerIsSlow) deadline.refresh();
      else upstreamRequest.destroy(new Error('The API does not answer.'));
    }, config.responseDeadlineMs);
    request.on('data', () => deadline.refresh());
    response.on('drain', () => deadline.refresh());
    upstreamRequest.on('close', () => clearTimeout(deadline));
    upstreamRequest.on('error', (error) => {
      // The response has already arrived: the connection broke only because the rest of the body was not read.
      if (hasResponse) return;
      retrySignOut();
      sendConnectionError(request, response, error);
    });
    response.on('close', () => {
      if (!response.writableFinished) upstreamRequest.destroy();
    });
    request.pipe(upstreamRequest);
  };
};
