import { Agent, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import type { Request, Response } from 'express';
import type { SiteConfig } from './config.ts';
import {
  type BrowserKey,
  browserKeyOf,
  forgetCredentials,
  keepBrowserKey,
  keepCredentials,
  readBrowserKey,
  readCookies,
  readCredentials,
} from './cookies.ts';
import { headersForApi, headersForPage } from './proxy-headers.ts';
import { refuse } from './refusal.ts';
import { reportReferral } from './report-referral.ts';
import {
  endsSession,
  isSignIn,
  LAUNCHER_PATHS,
  LEGACY_PATH,
  readSignIn,
  SIGN_OUT_PATH,
  takeToken,
} from './sign-in-answer.ts';
import { readReferralCode } from './source-aliases.ts';
import { unfinishedSignOuts } from './unfinished-sign-outs.ts';
import { isOfAnotherPlayer, writeRefusal } from './write-guard.ts';

/** Pictures that are the same for everybody: whose browser asks, the API is not told, and who signs in may keep them. */
const PICTURES = '/api/skin/';

/** Where it is asked who invited: a download of the launcher, and what makes an account. */
const DOWNLOAD_PATH = '/api/visits/download';
const INVITED_STEPS = new Set([DOWNLOAD_PATH, '/api/user/register', '/api/user/oauth/register']);

type ProxyConfig = Pick<SiteConfig, 'apiUrl' | 'siteOrigin' | 'proxyHops' | 'answerDeadlineMs'>;

const refuseAway = (request: Request, response: Response): void => {
  if (response.headersSent) response.destroy();
  else refuse(request, response, 'database_unavailable');
};

/** A write that the API may have heard may have been done: the page asks again by the same key (decision 9). */
const refuseCutOff = (request: Request, response: Response, error: NodeJS.ErrnoException): void => {
  const heard = error.code !== 'ECONNREFUSED' && request.headers['idempotency-key'] !== undefined;
  if (heard && !response.headersSent) refuse(request, response, 'outcome_unknown');
  else refuseAway(request, response);
};

/**
 * Resolves when nothing more of the body is on its way to us: a connection that closes over an unread body is reset, and
 * the answer lost with it.
 */
const bodyEnded = (request: Request): Promise<unknown> =>
  request.complete || request.destroyed
    ? Promise.resolve()
    : new Promise((resolve) => request.once('end', resolve).once('close', resolve).resume());

const answerSignIn = async (
  upstream: IncomingMessage,
  response: Response,
  { secure, key }: { secure: boolean; key: BrowserKey | undefined },
): Promise<void> => {
  const said = await readSignIn(upstream);
  const answer = said === undefined ? undefined : takeToken(said, key);
  if (answer === undefined) {
    upstream.destroy();
    return refuseAway(response.req, response);
  }
  await bodyEnded(response.req);
  response.status(upstream.statusCode ?? 503).set('Cache-Control', 'private, no-store');
  if (answer.credentials) response.append('Set-Cookie', keepCredentials(answer.credentials, secure));
  const { credentials, browserKey } = answer;
  // Whoever is signed in needs no key any more.
  const isChanged = browserKey !== undefined || credentials !== undefined;
  if (key && isChanged) response.append('Set-Cookie', keepBrowserKey(key, browserKey ?? null, secure));
  const retryAfter = upstream.headers['retry-after'];
  if (retryAfter !== undefined) response.set('Retry-After', retryAfter);
  response.type('application/json').send(answer.body);
};

/** Sends the answer on as it comes. */
const passOn = (upstream: IncomingMessage, request: Request, response: Response): void => {
  upstream.pipe(response, { end: false });
  upstream.on('error', () => response.destroy());
  upstream.on('end', () => void bodyEnded(request).then(() => response.end()));
};

/**
 * `/api` of the site: the same calls as the API's own, with cookies turned into headers and the token kept from the
 * page (docs/product/site-shell.md#cookies). Bodies stream both ways, except the answers to a sign-in.
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
    // Decoded, as the API reads it: `log%69n` is a sign-in too.
    const path = decodeURIComponent(request.originalUrl.split('?', 1)[0] ?? '');
    if (path.startsWith(LAUNCHER_PATHS)) return refuse(request, response, 'not_found');

    const legacy = path === LEGACY_PATH;
    const cookies = readCookies(request.headers.cookie);
    const credentials = legacy || path.startsWith(PICTURES) ? undefined : readCredentials(cookies);
    const key = browserKeyOf(path);
    const held = key && readBrowserKey(cookies, key);
    const invited = INVITED_STEPS.has(path) ? readReferralCode(cookies.get('referralCode')) : undefined;
    if (isOfAnotherPlayer(request, path, credentials?.accessId)) return refuse(request, response, 'another_player');
    const options: RequestOptions = {
      method: request.method,
      hostname: target.hostname,
      port: target.port,
      path: request.originalUrl,
      headers: {
        ...headersForApi(request, { credentials, proxyHops: config.proxyHops, legacy }),
        ...(key && held !== undefined && { [key.header]: held }),
        ...(invited !== undefined && path !== DOWNLOAD_PATH && { 'referral-code': invited }),
      },
      agent,
    };
    const signsOut = path === SIGN_OUT_PATH && request.method === 'POST';
    if (signsOut) response.append('Set-Cookie', forgetCredentials(secure));
    const signOutFailed = () => {
      if (signsOut && credentials) signOuts.add(credentials);
    };

    if (path === DOWNLOAD_PATH && invited !== undefined && request.method === 'POST') {
      void reportReferral(config, 'download', invited, request);
    }

    let answered = false;
    const upstreamRequest = open(options, (upstream) => {
      answered = true;
      if (!endsSession(upstream.statusCode)) signOutFailed();
      if (!request.complete) {
        // What the API has answered without, it does not want to hear.
        request.unpipe(upstreamRequest);
        upstream.once('end', () => upstreamRequest.destroy());
      }
      // The answer to a HEAD has no body, and so no token.
      if (isSignIn(path) && request.method !== 'HEAD') {
        answerSignIn(upstream, response, { secure, key }).catch(() => refuseAway(request, response));
        return;
      }
      response.status(upstream.statusCode ?? 503);
      for (const [name, value] of Object.entries(
        headersForPage(upstream.headers, { path, credentialed: credentials !== undefined }),
      )) {
        if (value !== undefined) response.setHeader(name, value);
      }
      passOn(upstream, request, response);
    });
    const deadline = setTimeout(() => {
      // Where it is the reader who is slow, or the writer, the API has done its part.
      const writerIsSlow = !request.complete && !upstreamRequest.writableNeedDrain;
      if (response.writableNeedDrain || writerIsSlow) deadline.refresh();
      else upstreamRequest.destroy(new Error('The API does not answer.'));
    }, config.answerDeadlineMs);
    request.on('data', () => deadline.refresh());
    response.on('drain', () => deadline.refresh());
    upstreamRequest.on('close', () => clearTimeout(deadline));
    upstreamRequest.on('error', (error) => {
      // A connection that breaks under a body which nobody reads has brought its answer before.
      if (answered) return;
      signOutFailed();
      refuseCutOff(request, response, error);
    });
    response.on('close', () => {
      if (!response.writableFinished) upstreamRequest.destroy();
    });
    request.pipe(upstreamRequest);
  };
};
