import type { GuardedRoute } from '@hoshikraft/route-guards';

/** Values that the API checks: with any other the page is 404, and not cached. */
export const OF_THE_API = 'of the API';

export interface SiteRoute extends GuardedRoute {
  /** A page for developers: absent in production. */
  development?: true;
  /** Route module, from this folder. */
  file: string;
  /** `fixed-header`: header and footer around the page. `compact`: one card on the scenery. `empty`: nothing. */
  layout: 'fixed-header' | 'compact' | 'empty';
  /** Addresses that end-to-end tests open: for a path with parameters, or for other views by query. */
  seenAt?: readonly string[];
  /**
   * Query parameters of the page, in the order of its links, and their possible values. With any other value the page is
   * rendered for each request, and not cached.
   */
  query?: Readonly<Record<string, readonly string[] | typeof OF_THE_API>>;
  /** A page of one visitor's task, such as a link of an email: search engines do not index it. */
  unindexed?: true;
  /** Whether the page depends on the visitor's operating system. */
  bySystem?: boolean;
  /**
   * `public`: the same bytes for all users, rendered as for a visitor and cached. Without it a page is rendered for each
   * request, with its credentials, and never cached.
   */
  kind?: 'public';
  /**
   * It shows players, who may hide at any moment: `owner`, the one of its address, or `many`, others too. It is cached under
   * their revision.
   */
  showsPlayers?: 'owner' | 'many';
}
