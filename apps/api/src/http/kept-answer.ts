import type { IncomingMessage } from 'node:http';
import { withStandingHeaders } from './standing-headers.ts';

/** An answer that is the same for everybody for a while, made ready once: as an operation's reply, and as it is sent. */
export interface KeptAnswer {
  status: 200;
  text: string;
  headers: Record<string, string>;
  /** Its bytes, a character each: Node sends them in one piece with the head, and encodes nothing anew. */
  readonly bytes: string;
  /** Names and values of everything said before them, and before nothing where the caller has them already; the name of the request is yet to come. */
  readonly head: readonly string[];
  readonly unchangedHead: readonly string[];
}

/** Makes an answer of JSON ready; its `etag`, where it has one, lets callers ask whether it changed. */
export function keepAnswer(text: string, headers: Record<string, string>): KeptAnswer {
  const bytes = Buffer.from(text).toString('latin1');
  const standing = withStandingHeaders(headers);
  const described = { 'content-type': 'application/json; charset=utf-8', 'content-length': String(bytes.length) };
  const headOf = (said: Record<string, string>) => [...Object.entries(said).flat(), 'x-request-id'];
  return {
    status: 200,
    text,
    headers,
    bytes,
    head: headOf({ ...standing, ...described }),
    unchangedHead: headOf(standing),
  };
}

/** Whether a caller has what bears this tag, as If-None-Match says it; never where there is no tag. */
export function hasAlready(request: Pick<IncomingMessage, 'headers'>, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  return known.split(',').some((part) => ['*', etag].includes(part.trim().replace(/^W\//, '')));
}
