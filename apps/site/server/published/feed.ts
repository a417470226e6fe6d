import type { Schemas } from '@hoshikraft/api-client';
import type { Locale } from '@hoshikraft/shared';
import { Feed, type Item } from 'feed';
import type { SiteConfig } from '../config.ts';
import type { PublishedDocuments } from './published-documents.ts';

type Card = Schemas['DocumentCard'];

/** Number of newest news that are read, and the most of them that a feed contains. */
const MAX_READ = 50;
const MAX_ITEMS = 20;

const MESSAGES: Record<Locale, { title: string; about: string }> = {
  ru: { title: 'новости', about: 'Вайпы, события и обновления серверов.' },
  en: { title: 'news', about: 'Wipes, events and updates of the servers.' },
};

/** Escapes a text, since feed readers parse titles and summaries as HTML. Characters that XML forbids are removed. */
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
    // The key stays when the address changes, so renamed news are not shown as new.
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
 * @throws Error if the API is unavailable
 */
export const newsFeed = async (
  locale: Locale,
  { primaryOrigin, brand }: Pick<SiteConfig, 'primaryOrigin' | 'brand'>,
  documents: PublishedDocuments,
): Promise<string> => {
  const news = await documents.news(locale, MAX_READ);
  const cards = news.filter(({ locales }) => locales.includes(locale)).slice(0, MAX_ITEMS);
  const address = `${primaryOrigin}/${locale}/feed.xml`;
  const { title, about } = MESSAGES[locale];
  const feed = new Feed({
    id: address,
    title: `${brand}: ${title}`,
    description: about,
    language: locale,
    link: `${primaryOrigin}/${locale}/news`,
    feed: address,
    // The time of the newest item, so that the same news give the same bytes.
    updated: new Date(Math.max(0, ...cards.map(({ updatedAt }) => Date.parse(updatedAt)))),
    generator: false,
    author: { name: brand },
  });
  for (const card of cards) feed.addItem(itemOf(card, locale, primaryOrigin));
  return feed.atom1();
};
