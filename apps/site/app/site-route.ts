import type { GuardedRoute } from '@hoshikraft/route-guards';

/** Values that the API knows: with any other the page is 404, and so not cached. */
export const OF_THE_API = 'of the API';

export interface SiteRoute extends GuardedRoute {
  /** A page for those who build the site: absent in production. */
  development?: true;
  /** Route module, from this folder. */
  file: string;
  /** `fixed-header`: header and footer around the page. `compact`: one card on the scenery. `empty`: nothing. */
  layout: 'fixed-header' | 'compact' | 'empty';
  /** Where it is looked at end to end: addresses for a path with parameters, or for what a query shows besides. */
  seenAt?: readonly string[];
  /**
   * Parameters of the query that the page goes by, in the order that its links write them, and what each may say. With
   * anything else it is rendered for each request, and not cached.
   */
  query?: Readonly<Record<string, readonly string[] | typeof OF_THE_API>>;
  /** Whether visitors are shown something else by the system of their machine. */
  bySystem?: boolean;
  /**
   * `public`: the same bytes for everybody, rendered as a visitor sees them and cached. Without it a page is rendered for
   * the one who asks, with their credentials, and never stored.
   */
  kind?: 'public';
  /**
   * It shows players, who may hide at any moment: `owner` the one of its address, `many` any others. It is cached under
   * their revision.
   */
  showsPlayers?: 'owner' | 'many';
}
