import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Schemas } from '@hoshikraft/api-client';
import { type Locale, LOCALES } from '@hoshikraft/shared';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import { TOP_TYPES } from '../../app/routing/known-routes.ts';
import { indexedRoutes } from './indexed-routes.ts';
import type { PublishedDocuments } from './published-documents.ts';

type Address = Schemas['DocumentAddresses']['items'][number];

/** Targets whose documents have pages. */
const TARGETS = ['news', 'mods'] as const;
type Target = (typeof TARGETS)[number];

interface ListedPage {
  /** Below the language. */
  path: string;
  locales?: readonly Locale[];
  updatedAt?: string;
  cover?: string | null;
}

/** Pages without parameters, and the leaderboards of all servers. */
const openPages: ListedPage[] = [
  ...indexedRoutes.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path })),
  ...TOP_TYPES.map((type) => ({ path: `top/${type}` })),
];

/** One entry for each language of the page, with links to all of them. */
const entriesOf =
  (origin: string) =>
  ({ path, locales = LOCALES, updatedAt, cover }: ListedPage): SitemapItemLoose[] => {
    const below = path === '' ? '' : `/${path}`;
    const at = (locale: string): string => `${origin}/${locale}${below}`;
    const links = locales.map((lang) => ({ lang: lang as string, url: at(lang) }));
    if (locales.length > 1) links.push({ lang: 'x-default', url: origin + (below || '/') });
    return locales.map((locale) => ({
      url: at(locale),
      links,
      ...(updatedAt !== undefined && { lastmod: updatedAt }),
      ...(cover != null && { img: origin + cover }),
    }));
  };

const XMLNS = { news: false, video: false, xhtml: true, image: true };

const urlSet = (origin: string, listed: readonly ListedPage[]): Promise<Buffer> => {
  const stream = new SitemapStream({ xmlns: XMLNS, level: ErrorLevel.THROW });
  return buffer(Readable.from(listed.flatMap(entriesOf(origin))).pipe(stream));
};

const listedOf =
  (target: Target) =>
  ({ id, ...address }: Address): ListedPage => ({ path: `${target}/${id}`, ...address });

/** Pages of all servers, their leaderboards and statistics; a page with a document has its cover and time of change. */
async function listedServers(documents: PublishedDocuments): Promise<ListedPage[]> {
  const [servers, { items }] = await Promise.all([documents.servers(), documents.addresses('servers', 1)]);
  const written = new Map(items.map(({ id, updatedAt, cover }) => [id, { updatedAt, cover }]));
  return servers.flatMap((id) => [
    { path: `servers/${id}`, ...written.get(id) },
    ...TOP_TYPES.map((type) => ({ path: `top/${type}/${id}` })),
    { path: `stats/${id}` },
  ]);
}

const PART = new RegExp(`^/sitemap-(${TARGETS.join('|')})-([1-9]\\d{0,3})\\.xml$`);

/**
 * The current file of the site map at this path; undefined if there is none. Each file of news and mods is one part from one
 * call, so that its size does not grow with the number of documents.
 *
 * @throws Error if the API is unavailable
 */
export const sitemapFile = async (
  path: string,
  origin: string,
  documents: PublishedDocuments,
): Promise<Buffer | undefined> => {
  if (path === '/sitemap.xml') {
    const firstParts = await Promise.all(TARGETS.map((target) => documents.addresses(target, 1)));
    const names = TARGETS.flatMap((target, at) =>
      Array.from({ length: firstParts[at]?.parts ?? 0 }, (_, part) => `${target}-${part + 1}`),
    );
    const files = ['pages', 'servers', ...names].map((name) => ({ url: `${origin}/sitemap-${name}.xml` }));
    return buffer(Readable.from(files).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW })));
  }
  if (path === '/sitemap-pages.xml') return urlSet(origin, openPages);
  if (path === '/sitemap-servers.xml') return urlSet(origin, await listedServers(documents));
  const [, target, part] = PART.exec(path) ?? [];
  if (target === undefined) return undefined;
  const { items } = await documents.addresses(target as Target, Number(part));
  return items.length === 0 ? undefined : urlSet(origin, items.map(listedOf(target as Target)));
};
