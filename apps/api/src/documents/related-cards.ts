import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { LIFETIMES, publicCache } from '../cache/public-cache.ts';
import { cardNames } from './card-names.ts';
import { findNewest, type Target } from './documents-repository.ts';
import { presentCard } from './present-card.ts';

type Card = components['schemas']['DocumentCard'];

/** Among how many of the newest those are looked for that are about the same. */
const AMONG = 100;
const RELATED = 3;

/** What a document is about: its tags and its servers. */
const aboutOf = ({ tags, servers }: Card): string[] => [
  ...tags.map(({ id }) => `tag ${id}`),
  ...servers.map(({ id }) => `server ${id}`),
];

/**
 * The newest of a target, among which every document's related ones are found. It may be five seconds old, as may every page
 * that shows them: what an editor takes back is gone from both at the same time.
 */
const newest = publicCache({
  lifetimeMs: LIFETIMES.content,
  async load(app, target: Target, locale: Locale) {
    const rows = await findNewest(app.db, target, locale, AMONG);
    const names = await cardNames(app, target, locale, rows);
    return rows.map((row) => presentCard(row, locale, names)).map((card) => ({ card, about: aboutOf(card) }));
  },
});

/** Of the newest of a document's target, those that share most tags and servers with it, the newer of equals first. */
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
