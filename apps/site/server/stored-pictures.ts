import type { NextFunction, Request, Response } from 'express';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';
import { refuse } from './refusal.ts';

/** Names that the API gives: what else lies below, nobody asks it for. */
const STORED = /^\/files\/[0-9a-f]{32}-\d{1,5}\.(?:avif|jpg|png|webp)$/;
const SHARED = /^\/share\/(?:(?:[a-z]{1,10}\/)?[a-z0-9][a-z0-9-]{0,79}|(?:profile|invite)\/\w{3,16})\.(?:ru|en)\.jpg$/;

/** So much of the deadline is kept, in ms, for the picture that stands in for one beside a link. */
const STAND_IN_MS = 1500;

const PASSED_ON = ['content-type', 'cache-control', 'etag', 'content-security-policy'];

/** What stands in for a picture beside a link; undefined where nothing can. */
const standInFor = (path: string): string | undefined => {
  const locale = SHARED.test(path) ? /\.(ru|en)\.jpg$/.exec(path)?.[1] : undefined;
  const home = `/share/home.${locale}.jpg`;
  return locale === undefined || path === home ? undefined : home;
};

interface Asked {
  headers: Record<string, string>;
  waitMs: number;
}

const askFor = async (
  address: string,
  { headers, waitMs }: Asked,
): Promise<{ answer: globalThis.Response; bytes: Buffer }> => {
  const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(waitMs) });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (![200, 304, 404].includes(answer.status)) throw new Error(`answered ${answer.status}`);
  return { answer, bytes };
};

/**
 * Pictures of the API under our own address, so that pages load nothing from elsewhere. They are the same for everybody:
 * whose browser asks, the API is not told.
 *
 * Whoever shows a link asks once for its picture, which may have to be drawn first: where that takes too long, that of the home page
 * stands in, kept by nobody.
 */
export const storedPictures =
  ({ apiUrl, proxyHops, answerDeadlineMs }: Pick<SiteConfig, 'apiUrl' | 'proxyHops' | 'answerDeadlineMs'>) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!STORED.test(request.path) && !SHARED.test(request.path)) return next();
    const bodyOf = (bytes: Buffer): Buffer | undefined => (request.method === 'HEAD' ? undefined : bytes);
    const forwarded = { 'x-forwarded-for': clientAddress(request, proxyHops) };
    const known = request.headers['if-none-match'];
    const standIn = standInFor(request.path);
    try {
      const { answer, bytes } = await askFor(apiUrl + request.path, {
        headers: { ...forwarded, ...(known !== undefined && { 'if-none-match': known }) },
        waitMs: answerDeadlineMs - (standIn === undefined ? 0 : STAND_IN_MS),
      });
      if (answer.status === 404) return refuse(request, response, 'not_found');
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name);
        if (value !== null) response.setHeader(name, value);
      }
      response.status(answer.status).end(answer.status === 304 ? undefined : bodyOf(bytes));
    } catch {
      const other =
        standIn === undefined
          ? undefined
          : await askFor(apiUrl + standIn, { headers: forwarded, waitMs: STAND_IN_MS }).catch(() => undefined);
      if (other?.answer.status !== 200) return refuse(request, response, 'database_unavailable');
      response.set({ 'content-type': 'image/jpeg', 'cache-control': 'no-store' }).end(bodyOf(other.bytes));
    }
  };
