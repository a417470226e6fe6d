import type { Request } from 'express';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';

/** A visitor waits no longer to be led on. ms */
const ANSWER_MS = 1500;

/**
 * Tells the API of a visitor who came by a code, in the visitor's name.
 *
 * @returns false where nobody has that code; an API that is away or refuses says nothing against it
 */
export async function reportReferral(
  { apiUrl, proxyHops }: Pick<SiteConfig, 'apiUrl' | 'proxyHops'>,
  step: 'visit' | 'download',
  code: string,
  request: Request,
): Promise<boolean> {
  const agent = request.headers['user-agent'];
  const response = await fetch(`${apiUrl}/api/referral/${step}/${code}`, {
    method: 'POST',
    headers: {
      'X-Forwarded-For': clientAddress(request, proxyHops),
      ...(agent !== undefined && { 'User-Agent': agent.slice(0, 500) }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status !== 404;
}
