import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Schemas } from '@hoshikraft/api-client';
import { type Locale, LOCALES } from '@hoshikraft/shared';
import { ErrorLevel, SitemapIndexStream, type SitemapItemLoose, SitemapStream } from 'sitemap';
import { openRoutes } from './open-pages.ts';
import type { PublishedDocuments } from './published-documents.ts';

type Address = Schemas['DocumentAddresses']['items'][number];

/** Targets whose pages stand at the addresses of their documents. */
const TARGETS = ['news', 'mods'] as const;
type Target = (typeof TARGETS)[number];

interface Listed {
  /** Below the language. */
  path: string;
  locales?: readonly Locale[];
  updatedAt?: string;
  cover?: string | null;
}

const openPages: Listed[] = openRoutes.filter(({ path }) => !path.includes(':')).map(({ path }) => ({ path }));

/** One entry for each language that there is, each naming all of them. */
const entriesOf =
  (origin: string) =>
  ({ path, locales = LOCALES, updatedAt, cover }: Listed): SitemapItemLoose[] => {
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

const urlSet = (origin: string, listed: readonly Listed[]): Promise<Buffer> => {
  const stream = new SitemapStream({ xmlns: XMLNS, level: ErrorLevel.THROW });
  return buffer(Readable.from(listed.flatMap(entriesOf(origin))).pipe(stream));
};

const listedOf =
  (target: Target) =>
  ({ id, ...address }: Address): Listed => ({ path: `${target}/${id}`, ...address });

/** Every server has its page, whatever is written of it; where something is, its picture and its change go with the page. */
async function listedServers(documents: PublishedDocuments): Promise<Listed[]> {
  const [servers, { items }] = await Promise.all([documents.servers(), documents.addresses('servers', 1)]);
  const written = new Map(items.map(({ id, updatedAt, cover }) => [id, { updatedAt, cover }]));
  return servers.map((id) => ({ path: `servers/${id}`, ...written.get(id) }));
}

const PART = new RegExp(`^/sitemap-(${TARGETS.join('|')})-([1-9]\\d{0,3})\\.xml$`);

/**
 * The file of the site map at this path, as it is now; undefined where there is none. Those of news and mods are made
 * part by part of what one call answers, so that none grows with the number of documents.
 *
 * @throws Error where the API cannot be asked
 */
export const sitemapFile = async (
  path: string,
  origin: string,
  documents: PublishedDocuments,
): Promise<Buffer | undefined> => {
  if (path === '/sitemap.xml') {
    const counted = await Promise.all(TARGETS.map((target) => documents.addresses(target, 1)));
    const names = TARGETS.flatMap((target, at) =>
      Array.from({ length: counted[at]?.parts ?? 0 }, (_, part) => `${target}-${part + 1}`),
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
