import { PERIODS } from '@hoshikraft/shared';
import { SORTS } from '../content/documents/documents-view.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { OF_THE_API, type SiteRoute } from './site-route.ts';

export { cabinetRoutes } from './cabinet-routes.ts';
export { developmentRoutes } from './development-routes.ts';

/** Query parameters of document lists; pages with a search text are not cached. */
const LIST_QUERY = { tag: OF_THE_API, server: OF_THE_API, sort: SORTS } as const;

/** The two editor pages of a document type; without the permission they are 404. */
const editorRoutes = (target: 'news' | 'mods' | 'servers', sample: string): SiteRoute[] => {
  const file = `content/editor/edit-${target}.tsx`;
  const shared = { file, type: 'default', layout: 'fixed-header' } as const;
  return [
    { path: `${target}/create`, permission: 'web.documents.create', ...shared },
    {
      path: `${target}/:document_id/edit`,
      permission: 'web.documents.edit',
      seenAt: [`${target}/${sample}/edit`],
      ...shared,
    },
  ];
};

/** Every address of the site below `/ru` and `/en` (docs/product/site-shell.md#addresses), home empty. What is not listed is 404. */
export const siteRoutes: readonly SiteRoute[] = [
  {
    path: '',
    file: 'home/home.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
  },
  {
    path: 'servers',
    file: 'servers/pages/servers.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
  },
  {
    path: 'servers/:document_id',
    file: 'servers/pages/server.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: [
      'servers/hitech',
      'servers/hitech?period=week',
      'servers/techno-magic-rpg',
      'servers/techno-magic-sky',
      'servers/magic-rpg',
    ],
    query: { period: ['week'] },
  },
  {
    path: 'news',
    file: 'content/documents/news.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['news', 'news?tag=wipe', 'news?q=qqqq'],
    query: LIST_QUERY,
  },
  {
    path: 'news/:document_id',
    file: 'content/documents/news-document.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['news/wipe-winter-2025'],
  },
  {
    path: 'mods',
    file: 'content/documents/mods.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['mods', 'mods?server=hitech&sort=title'],
    query: LIST_QUERY,
  },
  {
    path: 'mods/:document_id',
    file: 'content/documents/mod-document.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['mods/industrialcraft-2'],
  },
  {
    path: 'top/:type',
    file: 'community/leaderboards/top.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['top/playtime', 'top/online', 'top/coins', 'top/likes'],
    showsPlayers: 'many',
  },
  {
    path: 'top/:type/:server_name',
    file: 'community/leaderboards/top.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['top/playtime/hitech', 'top/likes/magic-rpg'],
    showsPlayers: 'many',
  },
  ...['stats', 'stats/:server_name'].map((path): SiteRoute => ({
    path,
    file: 'servers/stats/stats.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt:
      path === 'stats'
        ? ['stats', 'stats?range=1h', 'stats?range=31d&chart=tps', 'stats?range=max']
        : ['stats/hitech', 'stats/magic-rpg?range=7d'],
    query: { range: ['1h', '7d', '31d', '1y', 'max'], chart: ['days', 'newcomers', 'tps'] },
  })),
  {
    path: 'profile/:nickname/statistics',
    file: 'community/profile/statistics.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['profile/player/statistics', 'profile/player/statistics?server=hitech&period=1y'],
    query: { view: ['charts'] },
    showsPlayers: 'owner',
  },
  {
    path: 'profile/:nickname/roles',
    file: 'community/profile/roles.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['profile/player/roles'],
    showsPlayers: 'owner',
  },
  { path: 'rules', file: 'content/info/rules.tsx', kind: 'public', type: 'default', layout: 'fixed-header' },
  { path: 'team', file: 'content/info/team.tsx', kind: 'public', type: 'default', layout: 'fixed-header' },
  { path: 'privacy', file: 'content/info/privacy.tsx', kind: 'public', type: 'default', layout: 'fixed-header' },
  {
    path: 'public-offer',
    file: 'content/info/public-offer.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
  },
  {
    path: 'store',
    file: 'billing/store/store.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['store', 'store?server=hitech'],
    query: { server: OF_THE_API, period: PERIODS },
  },
  { path: 'start', file: 'start/start.tsx', kind: 'public', type: 'default', layout: 'compact', bySystem: true },
  ...signInRoutes,
  {
    path: 'pay',
    file: 'billing/pay/pay.tsx',
    type: 'protected',
    layout: 'compact',
    seenAt: ['pay?amount=100000', 'pay?notify=failed', 'pay?notify=success'],
  },
  {
    path: 'banlist',
    file: 'community/bans/banlist.tsx',
    type: 'protected',
    layout: 'fixed-header',
    seenAt: ['banlist', 'banlist?q=qqqq&state=ended'],
  },
  {
    path: 'profile/:nickname/friends/list',
    file: 'community/friends/friends-list.tsx',
    unindexed: true,
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['profile/player/friends/list'],
    showsPlayers: 'many',
  },
  {
    path: 'profile/:nickname/friends/requests',
    file: 'community/friends/friend-requests.tsx',
    unindexed: true,
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['profile/player/friends/requests'],
    showsPlayers: 'many',
  },
  {
    path: 'player-search',
    file: 'community/player-search/player-search.tsx',
    kind: 'public',
    type: 'default',
    layout: 'fixed-header',
    seenAt: ['player-search', 'player-search?q=play', 'player-search?q=qqqq', 'player-search?q=abc'],
    showsPlayers: 'many',
  },
  ...editorRoutes('news', 'wipe-winter-2025'),
  ...editorRoutes('mods', 'industrialcraft-2'),
  ...editorRoutes('servers', 'hitech'),
  {
    path: 'documents/work',
    file: 'content/editor/work.tsx',
    type: 'default',
    permission: 'web.documents.edit',
    layout: 'fixed-header',
    seenAt: ['documents/work', 'documents/work?state=trash'],
  },
  {
    path: 'error',
    file: 'shell/errors/error.tsx',
    unindexed: true,
    kind: 'public',
    type: 'default',
    layout: 'compact',
    seenAt: ['error?status=500'],
  },
];

/** Addresses that only redirect, and the catch-all. */
export const redirects = [
  { path: 'cabinet', type: 'protected' },
  { path: 'cabinet/cover', type: 'protected' },
  { path: 'profile/:nickname', type: 'default' },
  { path: 'profile/:nickname/friends', type: 'default' },
  { path: '*', type: 'default' },
] as const;
