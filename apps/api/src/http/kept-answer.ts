import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCredentials } from './authenticate.ts';
import { withStandingHeaders } from './standing-headers.ts';

/** An answer that is the same for everybody for a while, made ready once: as an operation's reply, and as it is sent. */
export interface KeptAnswer {
  status: 200;
  text: string;
  headers: Record<string, string>;
  /** Its bytes, a character each: Node sends them in one piece with the head, and encodes nothing anew. */
  readonly bytes: string;
  /** Everything said before them, and before nothing where the caller has them already. */
  readonly head: Record<string, string>;
  readonly unchangedHead: Record<string, string>;
}

/** Makes an answer of JSON ready; its `etag`, where it has one, lets callers ask whether it changed. */
export function keepAnswer(text: string, headers: Record<string, string>): KeptAnswer {
  const bytes = Buffer.from(text).toString('latin1');
  const unchangedHead = withStandingHeaders(headers);
  const described = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.length) };
  return { status: 200, text, headers, bytes, head: { ...unchangedHead, ...described }, unchangedHead };
}

/** Whether a caller has what bears this tag, as If-None-Match says it; never where there is no tag. */
export function hasAlready(request: Pick<FastifyRequest, 'headers'>, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  return known.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
}

/** Whether nothing of the request can change a kept answer: nobody's credentials, no foreign page, no body to read. */
export function takesKept(request: FastifyRequest): boolean {
  const { origin, 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  return origin === undefined && length === undefined && chunked === undefined && !hasCredentials(request);
}

/** Sends a kept answer past what would put headers and body together: both are there. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: KeptAnswer): void {
  reply.hijack();
  if (hasAlready(request, kept.headers['etag'])) {
    reply.raw.writeHead(304, { ...kept.unchangedHead, 'x-request-id': request.id }).end();
    return;
  }
  reply.raw.writeHead(kept.status, { ...kept.head, 'x-request-id': request.id }).end(kept.bytes, 'latin1');
}
