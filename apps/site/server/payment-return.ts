/** Parameter that a reseller adds to the return address after a successful payment. */
const PAID = 'status=succeeded';
const PAGE = /^\/pay\/success\/?$/;

/**
 * Query of the top-up page for an address to which a payment returns, with its other parameters; undefined for any other
 * address (docs/product/site-shell.md#old-addresses).
 *
 * @param path below the language, with a slash before it
 * @param query with its question mark, or empty
 */
export function paymentReturnQuery(path: string, query: string): string | undefined {
  const parameters = query.slice(1).split('&');
  if (!PAGE.test(path) && !parameters.includes(PAID)) return undefined;
  const others = parameters.filter((part) => part !== '' && part !== PAID && !/^notify(=|$)/.test(part));
  return `?${[...others, 'notify=success'].join('&')}`;
}
