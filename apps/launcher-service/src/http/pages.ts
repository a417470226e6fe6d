import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import { pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Parts } from '../parts.ts';
import { ownOrigins } from '../security/perimeter.ts';
import { Refusal } from './refusal.ts';
import { WAITING_SCRIPT_PATH, waitingPage, waitingScript } from './waiting-page.ts';

/** Addresses of the pages themselves: the file is one, its router does the rest. */
const PAGE = /^\/(?:(?:ru|en)(?:\/[^?]*)?)?$/;
/** Names with a hash in them: never another content under the same name. */
const HASHED = /^\/assets\//;
/** Names that files of a bundle have; what needs escaping, hides or climbs is none of them. */
const FILE = /^(?:\/[\w@-][\w@.-]*)+$/;

function contentSecurityPolicy(parts: Parts): string {
  const api = new URL(parts.config.apiUrl).origin;
  const port = parts.port();
  // A policy has no words for an address of IPv6: browsers report it as a mistake and leave it out.
  const sockets = ownOrigins(port).flatMap((origin) => (origin.includes('[') ? [] : origin.replace('http', 'ws')));
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The styles of the components are put into the page while it runs.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' blob: data: ${api}`,
    `connect-src 'self' ${sockets.join(' ')} ${api}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Serves the launcher's pages: the bundle that is active when asked, so that an update needs no restart. */
export async function servePages(server: FastifyInstance, parts: Parts): Promise<void> {
  await server.register(fastifyStatic, { root: parts.config.home, serve: false, cacheControl: false });

  async function sendPage(reply: FastifyReply, folder: string | null, acceptLanguage: string | undefined) {
    reply.header('content-security-policy', contentSecurityPolicy(parts)).header('cache-control', 'no-cache');
    reply.type('text/html; charset=utf-8');
    if (folder === null) return reply.code(503).send(waitingPage(pickLocale({ acceptLanguage })));
    return reply.send(await readFile(join(folder, 'index.html')));
  }

  /** An update must not take the parts away that an open page has yet to load. */
  async function folderWith(path: string, folder: string): Promise<string> {
    const previous = parts.pages.previousFolder();
    if (previous === null || (await isThere(join(folder, path)))) return folder;
    return (await isThere(join(previous, path))) ? previous : folder;
  }

  server.get('/*', { exposeHeadRoute: false }, async (request, reply) => {
    const folder = parts.pages.folder();
    const url = URL.parse(request.url, 'http://loopback');
    // `//` begins the name of another host.
    if (url?.host !== 'loopback') throw new Refusal('not_found');
    const { pathname, searchParams } = url;
    const ticket = searchParams.get('ticket');
    if (ticket !== null && parts.tickets.use(ticket)) return reply.redirect(`/#token=${parts.token}`, 303);
    if (PAGE.test(pathname)) return sendPage(reply, folder, request.headers['accept-language']);
    if (pathname === WAITING_SCRIPT_PATH) return reply.type('text/javascript; charset=utf-8').send(waitingScript);
    if (folder === null || !FILE.test(pathname)) throw new Refusal('not_found');
    if (!HASHED.test(pathname)) return reply.header('cache-control', 'no-cache').sendFile(pathname, folder);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.sendFile(pathname, await folderWith(pathname, folder));
  });
}
