import type { Request } from 'express';
import { clientAddress } from './client-address.ts';
import type { SiteConfig } from './config.ts';

/** Longest delay of a visitor's redirect, in ms. */
const TIMEOUT_MS = 1500;

/**
 * Reports to the API a visit or download by a referral code, with the visitor's address.
 *
 * @returns false if no player has that code; true also if the API is unavailable or refuses
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
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.status !== 404;
}
