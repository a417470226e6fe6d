import { type Locale, pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Html } from './html.ts';

/** Lets routes take forms and JSON; bodies arrive as bytes where `raw` routes need them for signatures. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'";

interface Sent {
  status?: number;
  /** What the page may do besides, as directives. */
  policy?: string;
}

/** Sends a page that runs no script and loads nothing from elsewhere, unless its policy says so. */
export function sendPage(reply: FastifyReply, page: Html, { status = 200, policy }: Sent = {}): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy === undefined ? POLICY : `${POLICY}; ${policy}`,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(page.text);
}

/** The language in which a page is requested. */
export const spokenIn = (request: FastifyRequest): Locale =>
  pickLocale({ acceptLanguage: request.headers['accept-language'] });

/** Fields of a submitted form or of a JSON object, numbers as their text; what is neither has none. */
export function readFields(body: unknown): Record<string, string> {
  try {
    const content: unknown = Buffer.isBuffer(body) ? JSON.parse(body.toString('utf8')) : body;
    if (typeof content !== 'object' || content === null) return {};
    const told = Object.entries(content).filter(([, value]) => ['string', 'number'].includes(typeof value));
    return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}

/** A field of a submitted form; empty where it is absent. */
export function formField(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
