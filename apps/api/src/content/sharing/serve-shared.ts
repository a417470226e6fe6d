import type { Locale } from '@hoshikraft/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { matchesEtag } from '../../platform/http/etag.ts';
import { renderSharedPage, hashOfShared } from './render-shared-page.ts';
import { sharedInvite } from './shared-invite.ts';
import { sharedProfile } from './shared-profile.ts';
import { sharedDocument, sharedSection } from './shared-page.ts';
import type { Section, SharedPage } from './shared-page.ts';

/** Requests per minute from one address: many crawlers request a shared link. */
const config = { ratePolicy: { rate: 300, rateWith: null } };

const SECTION = /^(home|mods|news|servers)\.(ru|en)\.jpg$/;
const PROFILE = /^([A-Za-z0-9_]{3,16})\.(ru|en)\.jpg$/;
const DOCUMENT = /^([a-z0-9][a-z0-9-]{0,79})\.(ru|en)\.jpg$/;

/** Serves preview pictures of shared links at `/share/…`; `page-head.tsx` of the site refers to them. */
export function serveShared(server: FastifyInstance, app: AppContext): void {
  async function send(request: FastifyRequest, reply: FastifyReply, page: SharedPage | null) {
    if (page === null) throw new ApiError('not_found');
    const hash = hashOfShared(app, page);
    const etag = `"${hash}"`;
    // Caches must revalidate pictures of players, who may hide what they show.
    const isOfPlayer = page.figure !== null;
    reply.headers({ 'cache-control': isOfPlayer ? 'public, no-cache' : 'public, max-age=3600', etag });
    if (matchesEtag(request, etag)) return reply.code(304).send();
    return reply.type('image/jpeg').send(await renderSharedPage(app, hash, page));
  }

  server.get<{ Params: { file: string } }>('/share/:file', { config }, async (request, reply) => {
    const [, section, locale] = SECTION.exec(request.params.file) ?? [];
    const page = section === undefined ? null : sharedSection(section as Section, locale as Locale);
    return send(request, reply, page);
  });
  server.get<{ Params: { target: string; file: string } }>(
    '/share/:target/:file',
    { config },
    async (request, reply) => {
      const { target, file } = request.params;
      const [, nickname, spoken] = PROFILE.exec(file) ?? [];
      if (target === 'profile' && nickname !== undefined) {
        return send(request, reply, await sharedProfile(app, nickname, spoken as Locale));
      }
      if (target === 'invite' && nickname !== undefined) {
        return send(request, reply, await sharedInvite(app, nickname, spoken as Locale));
      }
      const [, id, locale] = DOCUMENT.exec(file) ?? [];
      const isTarget = target === 'mods' || target === 'news' || target === 'servers';
      const page = isTarget && id !== undefined ? await sharedDocument(app, target, id, locale as Locale) : null;
      return send(request, reply, page);
    },
  );
}
