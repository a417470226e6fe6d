import type { Schemas } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';
import { Feed, type Item } from 'feed';
import type { SiteConfig } from '../config.ts';
import type { PublishedDocuments } from './published-documents.ts';

type Card = Schemas['DocumentCard'];

/** So many of the newest news are looked at, and at most so many of them told. */
const LOOKED_AT = 50;
const TOLD = 20;

const WORDS: Record<Locale, { title: string; about: string }> = {
  ru: { title: 'новости', about: 'Вайпы, события и обновления серверов.' },
  en: { title: 'news', about: 'Wipes, events and updates of the servers.' },
};

/** Readers take titles and summaries of a feed for HTML. What XML cannot say in any way is left out. */
const asHtml = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

const itemOf = (card: Card, locale: Locale, origin: string): Item => {
  const picture = card.cover?.sources.findLast(({ type }) => type === 'image/webp')?.url;
  return {
    title: asHtml(card.title),
    // By its key, which leads to it whatever its address will be: a renamed news is no new one.
    id: `${origin}/${locale}/news/${card.key}`,
    link: `${origin}/${locale}/news/${card.id}`,
    description: asHtml(card.summary),
    date: new Date(card.updatedAt),
    author: [{ name: card.author.login }],
    category: card.tags.map(({ id, title }) => ({ term: id, name: title })),
    ...(card.publishedAt !== null && { published: new Date(card.publishedAt) }),
    ...(picture !== undefined && { image: origin + picture }),
  };
};

/**
 * The newest news that are written in a language, as Atom.
 *
 * @throws Error where the API cannot be asked
 */
export const newsFeed = async (
  locale: Locale,
  { primaryOrigin, brand }: Pick<SiteConfig, 'primaryOrigin' | 'brand'>,
  documents: PublishedDocuments,
): Promise<string> => {
  const news = await documents.news(locale, LOOKED_AT);
  const told = news.filter(({ locales }) => locales.includes(locale)).slice(0, TOLD);
  const address = `${primaryOrigin}/${locale}/feed.xml`;
  const { title, about } = WORDS[locale];
  const feed = new Feed({
    id: address,
    title: `${brand}: ${title}`,
    description: about,
    language: locale,
    link: `${primaryOrigin}/${locale}/news`,
    feed: address,
    // As old as what it tells, so that the same news are the same bytes.
    updated: new Date(Math.max(0, ...told.map(({ updatedAt }) => Date.parse(updatedAt)))),
    generator: false,
    author: { name: brand },
  });
  for (const card of told) feed.addItem(itemOf(card, locale, primaryOrigin));
  return feed.atom1();
};
