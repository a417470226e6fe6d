import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { LIFETIMES, publicCache } from '../../platform/cache/public-cache.ts';
import { cardNames } from './card-names.ts';
import { findNewest, type Target } from './documents-repository.ts';
import { presentCard } from './present-card.ts';

type Card = components['schemas']['DocumentCard'];

/** Number of the newest documents among which related ones are searched. */
const AMONG = 100;
const RELATED = 3;

/** Topics of a document: its tags and servers. */
const aboutOf = ({ tags, servers }: Card): string[] => [
  ...tags.map(({ id }) => `tag ${id}`),
  ...servers.map(({ id }) => `server ${id}`),
];

/**
 * The newest documents of a target, the candidates for related documents. Five seconds of age are acceptable, as the pages
 * that show them may be as old: an unpublished document disappears from both at the same time.
 */
const newest = publicCache({
  lifetimeMs: LIFETIMES.content,
  async load(app, target: Target, locale: Locale) {
    const rows = await findNewest(app.db, target, locale, AMONG);
    const names = await cardNames(app, target, locale, rows);
    return rows.map((row) => presentCard(row, locale, names)).map((card) => ({ card, about: aboutOf(card) }));
  },
});

/** The related documents: among the newest of the target those with most tags and servers in common, newer ones first. */
export async function relatedCards(app: AppContext, document: Card, locale: Locale): Promise<Card[]> {
  const wanted = new Set(aboutOf(document));
  if (wanted.size === 0) return [];
  const found: { card: Card; shared: number }[] = [];
  for (const { card, about } of await newest.get(app, document.target, locale)) {
    const shared = about.filter((one) => wanted.has(one)).length;
    if (shared > 0 && card.key !== document.key) found.push({ card, shared });
  }
  found.sort((one, other) => other.shared - one.shared);
  return found.slice(0, RELATED).map(({ card }) => card);
}
