import type { Schemas } from '@hoshikraft/api-client';
import type { NewsArticle, SoftwareApplication, Thing, WithContext } from 'schema-dts';
import { breadcrumbsOf, SCHEMA } from '../../page/breadcrumbs.ts';
import type { SiteFacts } from '../../page/page-parts.ts';
import { largestOf } from '../document-picture.tsx';
import type { ReadTarget } from '../documents-view.ts';

type Document = Schemas['Document'];

const newsOf = (document: Document, { brand, primaryOrigin }: SiteFacts, url: string): WithContext<NewsArticle> => ({
  '@context': SCHEMA,
  '@type': 'NewsArticle',
  headline: document.title,
  description: document.summary,
  inLanguage: document.locale,
  mainEntityOfPage: url,
  ...pictureOf(document, primaryOrigin),
  ...(document.publishedAt !== null && { datePublished: document.publishedAt }),
  dateModified: document.updatedAt,
  author: { '@type': 'Person', name: document.author.login },
  publisher: { '@type': 'Organization', name: brand, url: primaryOrigin },
});

const modOf = (document: Document, { primaryOrigin }: SiteFacts, url: string): WithContext<SoftwareApplication> => {
  const { originalAuthor, originalUrl } = document.documentMeta;
  return {
    '@context': SCHEMA,
    '@type': 'SoftwareApplication',
    name: document.title,
    description: document.summary,
    inLanguage: document.locale,
    url,
    applicationCategory: 'GameApplication',
    applicationSubCategory: 'Mod',
    keywords: document.tags.map(({ title }) => title).join(', '),
    ...pictureOf(document, primaryOrigin),
    dateModified: document.updatedAt,
    ...(originalAuthor !== null && { author: { '@type': 'Person', name: originalAuthor } }),
    ...(originalUrl?.startsWith('https://') && { sameAs: originalUrl }),
  };
};

const pictureOf = ({ cover }: Document, origin: string): { image?: string } => {
  const picture = cover && largestOf(cover);
  return picture ? { image: origin + picture } : {};
};

/**
 * What a news or a mod is, and where it stands, for search engines.
 *
 * @param list name of the list that it belongs to
 */
export const structuredData = (
  target: ReadTarget,
  document: Document,
  facts: SiteFacts,
  list: string,
): WithContext<Thing>[] => {
  // In the language that it is written in, as the canonical address is.
  const { primaryOrigin } = facts;
  const locale = document.locales.includes(facts.locale) ? facts.locale : document.locale;
  const path = `${target}/${document.id}`;
  const url = `${primaryOrigin}/${locale}/${path}`;
  return [
    target === 'news' ? newsOf(document, facts, url) : modOf(document, facts, url),
    breadcrumbsOf({ ...facts, locale }, [
      { name: list, path: target },
      { name: document.title, path },
    ]),
  ];
};
