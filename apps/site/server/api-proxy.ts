import { Agent, type IncomingMessage, request as httpRequest, type RequestOptions } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { apiAway } from '@hoshikraft/api-client/away';
import { pickLocale } from '@hoshikraft/shared';
import type { Request, Response } from 'express';
import type { SiteConfig } from './config.ts';
import { forgetCredentials, keepCredentials, readCookies, readCredentials } from './cookies.ts';
import { headersForApi, headersForPage } from './proxy-headers.ts';
import { LAUNCHER_PATHS, SIGN_IN_LIMIT, SIGN_IN_PATHS, SIGN_OUT_PATH, takeToken } from './sign-in-answer.ts';
import { writeRefusal } from './write-guard.ts';

/** An API that says nothing for so long counts as away, in ms: its own longest waits end before (decision 9). */
const ANSWER_TIMEOUT_MS = 4900;

type ProxyConfig = Pick<SiteConfig, 'apiUrl' | 'siteOrigin' | 'proxyHops'>;

const refuse = (response: Response, status: number, text: string): void => {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
};

/** Said in the API's place, and in its words: a page reads one shape of refusal, whoever it comes from. */
const refuseAway = (request: Request, response: Response): void => {
  const { status, body } = apiAway(pickLocale({ acceptLanguage: request.headers['accept-language'] }));
  response.status(status).set({ 'Cache-Control': 'private, no-store', 'Retry-After': '3' }).json(body);
};

const answerSignIn = async (upstream: IncomingMessage, response: Response, secure: boolean): Promise<void> => {
  if (Number(upstream.headers['content-length'] ?? 0) > SIGN_IN_LIMIT) {
    upstream.destroy();
    return refuseAway(response.req, response);
  }
  const { body, credentials } = takeToken(await text(upstream));
  response.status(upstream.statusCode ?? 503).set('Cache-Control', 'private, no-store');
  if (credentials) response.append('Set-Cookie', keepCredentials(credentials, secure));
  const retryAfter = upstream.headers['retry-after'];
  if (retryAfter !== undefined) response.set('Retry-After', retryAfter);
  response.type('application/json').send(body);
};

/**
 * `/api` of the site: the same calls as the API's own, with cookies turned into headers and the token kept from the
 * page (security.md, Sessions). Bodies stream both ways, except the answers to a sign-in.
 */
export const apiProxy = (config: ProxyConfig) => {
  const target = new URL(config.apiUrl);
  const secure = config.siteOrigin.startsWith('https:');
  const https = target.protocol === 'https:';
  const agent = https ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
  const open = https ? httpsRequest : httpRequest;

  return (request: Request, response: Response): void => {
    const refusal = writeRefusal(request, config.siteOrigin);
    if (refusal !== undefined) return refuse(response, 403, `Refused: ${refusal}`);
    // Decoded, as the API reads it: `log%69n` is a sign-in too.
    const path = decodeURIComponentSafely(request.originalUrl.split('?', 1)[0] ?? '');
    if (path.split('/').includes('..')) return refuse(response, 400, 'Bad request');
    if (path.startsWith(LAUNCHER_PATHS)) return refuse(response, 404, 'Not found');

    const credentials = readCredentials(readCookies(request.headers.cookie));
    const options: RequestOptions = {
      method: request.method,
      hostname: target.hostname,
      port: target.port,
      path: request.originalUrl,
      headers: headersForApi(request, { credentials, proxyHops: config.proxyHops }),
      agent,
      timeout: ANSWER_TIMEOUT_MS,
    };
    if (path === SIGN_OUT_PATH && request.method === 'POST') response.append('Set-Cookie', forgetCredentials(secure));

    const upstreamRequest = open(options, (upstream) => {
      if (SIGN_IN_PATHS.has(path)) {
        answerSignIn(upstream, response, secure).catch(() => response.destroy());
        return;
      }
      response.status(upstream.statusCode ?? 503);
      for (const [name, value] of Object.entries(
        headersForPage(upstream.headers, { path, credentialed: credentials !== undefined }),
      )) {
        if (value !== undefined) response.setHeader(name, value);
      }
      upstream.pipe(response);
      upstream.on('error', () => response.destroy());
    });
    upstreamRequest.on('timeout', () => upstreamRequest.destroy(new Error('The API does not answer.')));
    upstreamRequest.on('error', () => {
      if (response.headersSent) response.destroy();
      else refuseAway(request, response);
    });
    response.on('close', () => {
      if (!response.writableFinished) upstreamRequest.destroy();
    });
    request.pipe(upstreamRequest);
  };
};

const decodeURIComponentSafely = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return '..';
  }
};
