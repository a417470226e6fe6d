export interface Page {
  items: Record<string, unknown>[];
  nextCursor: string | null;
}

export type FetchPage = (query: Record<string, string | number>) => Promise<Page>;

/** No list in a test has that many pages. */
const MAX_PAGES = 10_000;

/**
 * Reads all items of a list, page by page.
 *
 * @throws Error when a page is longer or, with more to come, shorter than the limit, or when the pages never end
 */
export async function walkList(fetchPage: FetchPage, limit: number, query: Record<string, string | number> = {}) {
  const found: Page['items'] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page: Page = await fetchPage({ ...query, limit, ...(cursor === null ? {} : { cursor }) });
    if (page.items.length > limit) throw new Error(`a page of ${limit} has ${page.items.length}`);
    if (page.nextCursor !== null && page.items.length < limit) throw new Error(`a page of ${limit} is short`);
    found.push(...page.items);
    if (page.nextCursor === null) return found;
    if (page.nextCursor === cursor) throw new Error(`the page after ${cursor} leads to itself`);
    cursor = page.nextCursor;
  }
  throw new Error('the pages never end');
}
