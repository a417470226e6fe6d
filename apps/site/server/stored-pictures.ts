import type { NextFunction, Request, Response } from 'express';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';
import { refuse } from './refusal.ts';

/** Names that the API gives: what else lies below, nobody asks it for. */
const STORED = /^\/files\/[0-9a-f]{32}-\d{1,5}\.(?:avif|jpg|png|webp)$/;
const SHARED = /^\/share\/(?:(?:[a-z]{1,10}\/)?[a-z0-9][a-z0-9-]{0,79}|(?:profile|invite)\/\w{3,16})\.(?:ru|en)\.jpg$/;

/** An API that has not answered so long counts as away, in ms. */
const ANSWER_TIMEOUT_MS = 4900;

const PASSED_ON = ['content-type', 'cache-control', 'etag', 'content-security-policy'];

/**
 * Pictures of the API under our own address, so that pages load nothing from elsewhere. They are the same for everybody:
 * whose browser asks, the API is not told.
 */
export const storedPictures =
  ({ apiUrl, proxyHops }: Pick<SiteConfig, 'apiUrl' | 'proxyHops'>) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!STORED.test(request.path) && !SHARED.test(request.path)) return next();
    try {
      const known = request.headers['if-none-match'];
      const answer = await fetch(apiUrl + request.path, {
        headers: {
          'x-forwarded-for': clientAddress(request, proxyHops),
          ...(known !== undefined && { 'if-none-match': known }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 404) return refuse(request, response, 'not_found');
      if (answer.status !== 200 && answer.status !== 304) throw new Error(`answered ${answer.status}`);
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.status(answer.status).end(answer.status === 304 || request.method === 'HEAD' ? undefined : bytes);
    } catch {
      refuse(request, response, 'database_unavailable');
    }
  };
