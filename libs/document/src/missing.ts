import { LOCALES, type Locale } from '@hoshikraft/shared';
import type { BodyNode, DocumentContent, DocumentTarget, DocumentText } from './content.ts';
import { imagePlaces } from './images.ts';
import { nodesOf } from './nodes-of.ts';

/** What a document still lacks: `required` before it may be published, `advice` where it would only be better. */
export interface Missing {
  readonly what: 'text' | 'title' | 'summary' | 'body' | 'alt' | 'language' | 'cover' | 'server';
  /** Where: `texts.ru.summary`, `texts.ru.body.content[2].attrs.alt`, `cover.alt.en`. */
  readonly place: string;
  readonly locale: Locale | null;
  readonly weight: 'required' | 'advice';
}

// Nodes that are visible by themselves; containers are not.
const SHOWN = new Set(['image', 'item', 'embed']);

/** Is there nothing to be seen in a body? */
export const isBlankBody = (body: BodyNode): boolean =>
  !nodesOf(body).some(({ node }) => SHOWN.has(node.type) || (node.type === 'text' && node.text?.trim()));

/** Is a text as good as not there? */
export const isBlankText = (text: DocumentText | null): boolean =>
  text === null || (text.title.trim() === '' && text.summary.trim() === '' && isBlankBody(text.body));

const inText = (locale: Locale, text: DocumentText): Missing[] => {
  const lack = (what: 'title' | 'summary' | 'body'): Missing => ({
    what,
    place: `texts.${locale}.${what}`,
    locale,
    weight: 'required',
  });
  return [
    ...(text.title.trim() === '' ? [lack('title')] : []),
    ...(text.summary.trim() === '' ? [lack('summary')] : []),
    ...(isBlankBody(text.body) ? [lack('body')] : []),
  ];
};

const altsOf = (content: DocumentContent, written: readonly Locale[]): Missing[] => [
  ...(content.cover
    ? written
        .filter((locale) => content.cover?.alt[locale].trim() === '')
        .map((locale): Missing => ({ what: 'alt', place: `cover.alt.${locale}`, locale, weight: 'required' }))
    : []),
  ...imagePlaces(content)
    .filter(({ alt, locale }) => locale !== null && written.includes(locale) && alt?.trim() === '')
    .map(({ place, locale }): Missing => ({
      what: 'alt',
      place: place.replace(/\.image$/, '.alt'),
      locale,
      weight: 'required',
    })),
];

/** What a document lacks before publication; the second language and a cover are advice (docs/product/content.md#editor). */
export const missingForPublishing = (target: DocumentTarget, content: DocumentContent): Missing[] => {
  const written = LOCALES.filter((locale) => !isBlankText(content.texts[locale]));
  if (written.length === 0) return [{ what: 'text', place: 'texts', locale: null, weight: 'required' }];
  const texts = written.flatMap((locale) => {
    const text = content.texts[locale];
    return text ? inText(locale, text) : [];
  });
  const languages = LOCALES.filter((locale) => !written.includes(locale)).map((locale): Missing => ({
    what: 'language',
    place: `texts.${locale}`,
    locale,
    weight: 'advice',
  }));
  const cover: Missing[] = content.cover ? [] : [{ what: 'cover', place: 'cover', locale: null, weight: 'advice' }];
  const server: Missing[] =
    target === 'servers' && content.servers.length !== 1
      ? [{ what: 'server', place: 'servers', locale: null, weight: 'required' }]
      : [];
  return [...texts, ...server, ...altsOf(content, written), ...languages, ...cover];
};

/** May a document be published as it is? */
export const isPublishable = (target: DocumentTarget, content: DocumentContent): boolean =>
  missingForPublishing(target, content).every(({ weight }) => weight === 'advice');
