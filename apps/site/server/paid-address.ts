/** What a reseller adds to an address to say that somebody paid. */
const PAID = 'status=succeeded';
const PAGE = /^\/pay\/success\/?$/;

/**
 * The query that the top-up page gets where an address says that somebody paid, with all that stood in it besides; undefined
 * where it does not (docs/product/site-shell.md#old-addresses).
 *
 * @param path below the language, with a slash before it
 * @param query with its question mark, or empty
 */
export function paidQuery(path: string, query: string): string | undefined {
  const parts = query.slice(1).split('&');
  if (!PAGE.test(path) && !parts.includes(PAID)) return undefined;
  const kept = parts.filter((part) => part !== '' && part !== PAID && !/^notify(=|$)/.test(part));
  return `?${[...kept, 'notify=success'].join('&')}`;
}
