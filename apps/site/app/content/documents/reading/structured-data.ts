import { documentQueries, type Schemas } from '@hoshikraft/api-client';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import type { NewsArticle, SoftwareApplication, WithContext } from 'schema-dts';
import { breadcrumbsOf, SCHEMA } from '../../../framework/page/breadcrumbs.ts';
import type { PageContext, SiteFacts } from '../../../framework/page/page-context.ts';
import type { StructuredData } from '../../../framework/page/structured-data.ts';
import { idIn } from '../canonical-address.ts';
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

const LISTS = { news: msg`News`, mods: msg`Mods` };

/** Structured data of a document and its breadcrumbs for search engines; none for a draft. */
export const structuredData =
  (target: ReadTarget) =>
  ({ facts, api, queryClient, i18n }: PageContext, params: LoaderFunctionArgs['params']): StructuredData => {
    const document = queryClient.getQueryData(documentQueries.one(api, target, idIn(params)).queryKey);
    if (document === undefined || document.draft) return [];
    // In the language of the document, like the canonical URL.
    const { primaryOrigin } = facts;
    const locale = document.locales.includes(facts.locale) ? facts.locale : document.locale;
    const path = `${target}/${document.id}`;
    const url = `${primaryOrigin}/${locale}/${path}`;
    return [
      target === 'news' ? newsOf(document, facts, url) : modOf(document, facts, url),
      breadcrumbsOf({ ...facts, locale }, [
        { name: i18n._(LISTS[target]), path: target },
        { name: document.title, path },
      ]),
    ];
  };
