import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import { pickLocale } from '@hoshikraft/shared';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { ownOrigins } from '../security/perimeter.ts';
import { Refusal } from '../../refusal.ts';
import { WAITING_SCRIPT_PATH, waitingPage, waitingScript } from './waiting-page.ts';

/** Addresses of pages: all of them serve the same file, and its router does the rest. */
const PAGE = /^\/(?:(?:ru|en)(?:\/[^?]*)?)?$/;
/** File names with a hash: the content under such a name never changes. */
const HASHED = /^\/assets\//;
/** Valid file names in a bundle: no escapes, no hidden files, no `..`. */
const FILE = /^(?:\/[\w@-][\w@.-]*)+$/;

const namesFile = (path: string): boolean => /\.[^/]*$/.test(path);

/** Whether a browser opens a page, rather than a script calling the service. */
const isNavigation = (accept = ''): boolean => accept.includes('text/html');

function contentSecurityPolicy(context: ServiceContext): string {
  const api = new URL(context.config.apiUrl).origin;
  const port = context.port();
  // A content security policy cannot contain IPv6 addresses: browsers report an error and ignore them.
  const sockets = ownOrigins(port).flatMap((origin) => (origin.includes('[') ? [] : origin.replace('http', 'ws')));
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion inserts styles at run time.
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

/** Serves the launcher's pages from the bundle that is active at the time of the request: an update needs no restart. */
export async function servePages(server: FastifyInstance, context: ServiceContext): Promise<void> {
  await server.register(fastifyStatic, { root: context.config.home, serve: false, cacheControl: false });

  async function sendPage(reply: FastifyReply, folder: string | null, acceptLanguage: string | undefined) {
    reply.header('content-security-policy', contentSecurityPolicy(context)).header('cache-control', 'no-cache');
    reply.type('text/html; charset=utf-8');
    if (folder === null) return reply.code(503).send(waitingPage(pickLocale({ acceptLanguage })));
    return reply.send(await readFile(join(folder, 'index.html')));
  }

  /** After an update, pages that are open still load their own files. */
  async function folderWith(path: string, folder: string): Promise<string> {
    const previous = context.pages.previousFolder();
    if (previous === null || (await isThere(join(folder, path)))) return folder;
    return (await isThere(join(previous, path))) ? previous : folder;
  }

  server.get('/*', { exposeHeadRoute: false }, async (request, reply) => {
    const folder = context.pages.folder();
    const url = URL.parse(request.url, 'http://loopback');
    // `//` would start the name of another host.
    if (url?.host !== 'loopback') throw new Refusal('not_found');
    const { pathname, searchParams } = url;
    const ticket = searchParams.get('ticket');
    if (ticket !== null && context.tickets.use(ticket)) return reply.redirect(`/#token=${context.token}`, 303);
    if (PAGE.test(pathname)) return sendPage(reply, folder, request.headers['accept-language']);
    if (pathname === WAITING_SCRIPT_PATH) return reply.type('text/javascript; charset=utf-8').send(waitingScript);
    // A page of the site, such as `/store`: only the launcher's routes are shown here.
    if (isNavigation(request.headers.accept) && !namesFile(pathname)) return reply.redirect('/', 302);
    if (folder === null || !FILE.test(pathname)) throw new Refusal('not_found');
    if (!HASHED.test(pathname)) return reply.header('cache-control', 'no-cache').sendFile(pathname, folder);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.sendFile(pathname, await folderWith(pathname, folder));
  });
}
