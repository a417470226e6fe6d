import { type Locale, LOCALES, withoutLocale } from '@hoshikraft/shared';
import { useLocation } from 'react-router';
import { sharePicture } from './share-picture.ts';
import { useSiteFacts } from './site-facts.tsx';

export interface PageHeadProps {
  /** Name of the page; the brand alone if undefined. */
  title?: string | undefined;
  /** One or two sentences for search engines and shared links. */
  description: string;
  /** Keeps the page out of search engines: sign-in, cabinet, errors. */
  hidden?: boolean | undefined;
  /** Languages of the content, if not all; pages in other languages are canonical in the first. */
  locales?: readonly Locale[] | undefined;
  /** Publication and update times of an article. */
  article?: { publishedAt: string | null; updatedAt: string } | undefined;
  /** What the share picture shows besides the title, such as the id of a cover: it is part of the picture's address. */
  pictured?: readonly string[] | undefined;
}

const OPEN_GRAPH_LOCALES = { ru: 'ru_RU', en: 'en_GB' } as const;

/**
 * Title, description, canonical, alternate languages and Open Graph of a page. Every page renders it once; React moves
 * the tags into the head, on the server too.
 */
export const PageHead = (props: PageHeadProps) => {
  const { title, description, hidden = false, locales = LOCALES, article, pictured = [] } = props;
  const { brand, locale, primaryOrigin, isPrimaryHost } = useSiteFacts();
  const { pathname } = useLocation();
  const fullTitle = title === undefined ? brand : `${title} - ${brand}`;
  const path = pathname.replace(/\/+$/, '');
  const pagePath = withoutLocale(path);
  const writtenIn = locales.includes(locale) ? locale : (locales[0] ?? locale);
  const canonical = writtenIn === locale ? primaryOrigin + path : `${primaryOrigin}/${writtenIn}${pagePath}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {isPrimaryHost &&
        locales.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={`${primaryOrigin}/${other}${pagePath}`} />
        ))}
      {isPrimaryHost && <link rel="alternate" hrefLang="x-default" href={primaryOrigin + (pagePath || '/')} />}
      {isPrimaryHost && !hidden && (
        <link rel="alternate" type="application/atom+xml" title={brand} href={`${primaryOrigin}/${locale}/feed.xml`} />
      )}
      <meta property="og:type" content={article ? 'article' : 'website'} />
      {article?.publishedAt && <meta property="article:published_time" content={article.publishedAt} />}
      {article && <meta property="article:modified_time" content={article.updatedAt} />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta
        property="og:image"
        content={primaryOrigin + sharePicture(pagePath, [title ?? brand, ...pictured], locale)}
      />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
