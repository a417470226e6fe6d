import type { FastifyInstance } from 'fastify';

/**
 * The same on every answer: what a browser must not do with it (it is data, never a page; the reading page of the API
 * overrides the first), and that what it may do depends on the page that asks. Written out, for a library would put them
 * together anew for each request.
 */
const STANDING_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  vary: 'Origin',
};

/** Headers of an answer, lower case, with the standing ones. */
export function withStandingHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const vary = [STANDING_HEADERS.vary, headers['vary']].filter(Boolean).join(', ');
  return { ...STANDING_HEADERS, ...headers, vary };
}

/** Writes them, and the name of the request, on every answer but the kept ones, which have them already. */
export function sendStandingHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    const vary = reply.getHeader('vary') as string | undefined;
    const standing = vary === undefined ? STANDING_HEADERS : withStandingHeaders({ vary });
    reply.headers(standing).header('x-request-id', request.id);
    done();
  });
}
