import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Html } from './html.ts';

/** Lets routes take forms and JSON; bodies arrive as bytes where `raw` routes need them for signatures. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Sends a page that runs no script and loads nothing from elsewhere. */
export function sendPage(reply: FastifyReply, page: Html, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Language',
    })
    .type('text/html; charset=utf-8')
    .send(page.text);
}

/** A field of a submitted form; empty where it is absent. */
export function formField(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
