import { safeReturnTo } from '@hoshikraft/shared';

const MAX_LENGTH = 500;

// Printable ASCII without what ends an attribute or is read as something else: browsers drop tabs, and take \ for /.
const WRITTEN = /^[\x21-\x7e]+$/;
const DECEPTIVE = /["<>\\^`{|}]/;

// Latin host names with a word at the end: no address by number, no look-alike alphabet, punycode included.
const HOST = /^(?=.{4,253}$)(?:(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/** Is this an address on another host that a text may lead to: https, spelled out, without name or port? */
export const isOutwardLink = (href: string): boolean => {
  if (href.length > MAX_LENGTH || !WRITTEN.test(href) || DECEPTIVE.test(href)) return false;
  const url = URL.parse(href);
  if (url?.protocol !== 'https:' || !HOST.test(url.hostname)) return false;
  const rest = href.slice(`https://${url.hostname}`.length);
  return href.startsWith(`https://${url.hostname}`) && (rest === '' || /^[/?#]/.test(rest));
};

/** Is this a page of ours: a path without host, with its query and fragment? */
export const isOwnPath = (href: string): boolean =>
  href.length <= MAX_LENGTH && href.startsWith('/') && WRITTEN.test(href) && safeReturnTo(href, '') === href;

/** Where a text may lead: https to a plainly written host, or a path of ours (docs/product/content.md#limits-of-a-document). */
export const isLink = (href: string): boolean => isOutwardLink(href) || isOwnPath(href);

/** Normalizes a typed or pasted URL for a link; null if it is not allowed. */
export const linkOf = (typed: string): string | null => {
  const trimmed = typed.trim();
  if (isLink(trimmed)) return trimmed;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url?.protocol === 'http:') url.protocol = 'https:';
  return url !== null && isLink(url.href) ? url.href : null;
};
