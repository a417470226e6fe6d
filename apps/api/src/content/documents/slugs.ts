import type { DocumentContent } from '@hoshikraft/document';
import slugify from '@sindresorhus/slugify';
import { isUuid } from '../../platform/database/is-uuid.ts';

const MAX_LENGTH = 80;
/** Maximum length of a generated address, with room for `-2`. */
const MADE_LENGTH = 64;

/** Addresses used by pages of the site. */
const RESERVED = new Set(['create']);

/** Whether a document can have this address: it is neither reserved nor a key. */
export const isFreeForAll = (slug: string): boolean => !RESERVED.has(slug) && !isUuid(slug);

/** Converts a title to lower-case Latin letters, digits and hyphens; '' if nothing remains. */
export const slugOf = (title: string): string => {
  const whole = slugify(title, { decamelize: false, locale: 'ru' });
  if (whole.length <= MADE_LENGTH) return whole;
  const cut = whole.slice(0, MADE_LENGTH + 1);
  return (cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : whole.slice(0, MADE_LENGTH)).replace(/-+$/, '');
};

/** Base of a generated address: the English title, else the Russian one, else the target. */
export function slugBase(target: string, { texts }: Pick<DocumentContent, 'texts'>): string {
  const made = [texts.en?.title, texts.ru?.title].map((title) => slugOf(title ?? '')).find((slug) => slug !== '');
  return made === undefined || !isFreeForAll(made) ? (target === 'news' ? 'news' : target.replace(/s$/, '')) : made;
}

/** The nth address with a base: `spring`, `spring-2`, `spring-3`. */
export const nthSlug = (base: string, nth: number): string => {
  if (nth === 1) return base;
  const tail = `-${nth}`;
  return `${base.slice(0, MAX_LENGTH - tail.length).replace(/-+$/, '')}${tail}`;
};

/** Whether an address has this base. */
export const isOfBase = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^[1-9]\d*$/.test(slug.slice(base.length + 1)));
