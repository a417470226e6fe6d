import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { cabinetRoutes, developmentRoutes, siteRoutes } from './routing/route-table.ts';
import type { SiteRoute } from './routing/site-route.ts';

const all = [...siteRoutes, ...developmentRoutes, ...cabinetRoutes];

/** Several addresses of one module need their own ids: by default the router makes the id of the module. */
const entry = ({ path, file }: SiteRoute): RouteConfigEntry => {
  if (path === '') return index(file, { id: 'home' });
  const shared = all.filter((other) => other.file === file).length > 1;
  return shared ? route(path, file, { id: path }) : route(path, file);
};

const isOfPlayer = ({ path }: SiteRoute): boolean => path.startsWith('profile/');

const pages = (layoutName: SiteRoute['layout']): RouteConfigEntry[] =>
  [...siteRoutes, ...developmentRoutes].filter((page) => page.layout === layoutName && !isOfPlayer(page)).map(entry);

export default [
  ...prefix(':locale', [
    layout('locale-layout.tsx', [
      layout('shell/fixed-header-layout.tsx', [
        ...pages('fixed-header'),
        route('profile/:nickname', 'routing/redirects/profile.tsx'),
        layout('community/profile/profile-layout.tsx', siteRoutes.filter(isOfPlayer).map(entry)),
        route('cabinet', 'routing/redirects/cabinet.tsx'),
        route('cabinet/cover', 'routing/redirects/cabinet-cover.tsx'),
        route('profile/:nickname/friends', 'routing/redirects/profile-friends.tsx'),
        layout('account/cabinet/cabinet-layout.tsx', cabinetRoutes.map(entry)),
        route('*', 'shell/errors/not-found.tsx'),
      ]),
      ...pages('compact'),
      ...pages('empty'),
    ]),
  ]),
] satisfies RouteConfig;
