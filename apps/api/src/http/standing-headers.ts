import type { FastifyInstance } from 'fastify';

/**
 * The same on every response: it is data, never a page (the API's documentation page overrides the first), and what a
 * browser may do with it depends on the page that sends the request.
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
};

/** Adds the standing headers and the request's id to every response. */
export function sendStandingHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    const vary = ['Origin', reply.getHeader('vary')].filter(Boolean).join(', ');
    reply.headers(STANDING_HEADERS).headers({ vary, 'x-request-id': request.id });
  });
}
