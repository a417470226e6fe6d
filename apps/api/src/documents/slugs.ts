import type { DocumentContent } from '@hoshikraft/document';
import slugify from '@sindresorhus/slugify';
import { isUuid } from '../database/is-uuid.ts';

const MAX_LENGTH = 80;
/** Of one made of a title: room for `-2` and a length that can be read. */
const MADE_LENGTH = 64;

/** Addresses below a target that pages of the site have. */
const RESERVED = new Set(['create']);

/** Whether the site can show a document at this address: no page of its own is there, and it is no key. */
export const isFreeForAll = (slug: string): boolean => !RESERVED.has(slug) && !isUuid(slug);

/** Latin small letters, digits and hyphens, what has none of them left out; empty for what has none at all. */
export const slugOf = (title: string): string => {
  const whole = slugify(title, { decamelize: false, locale: 'ru' });
  if (whole.length <= MADE_LENGTH) return whole;
  const cut = whole.slice(0, MADE_LENGTH + 1);
  return (cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : whole.slice(0, MADE_LENGTH)).replace(/-+$/, '');
};

/** What the address of a document without one begins with: its English title, or its Russian one, or what it is. */
export function slugBase(target: string, { texts }: Pick<DocumentContent, 'texts'>): string {
  const made = [texts.en?.title, texts.ru?.title].map((title) => slugOf(title ?? '')).find((slug) => slug !== '');
  return made === undefined || !isFreeForAll(made) ? (target === 'news' ? 'news' : target.replace(/s$/, '')) : made;
}

/** The nth address of the same beginning: `spring`, `spring-2`, `spring-3`. */
export const nthSlug = (base: string, nth: number): string => {
  if (nth === 1) return base;
  const tail = `-${nth}`;
  return `${base.slice(0, MAX_LENGTH - tail.length).replace(/-+$/, '')}${tail}`;
};

/** Whether an address is one of those of this beginning. */
export const isOfBase = (slug: string, base: string): boolean =>
  slug === base || (slug.startsWith(`${base}-`) && /^[1-9]\d*$/.test(slug.slice(base.length + 1)));
