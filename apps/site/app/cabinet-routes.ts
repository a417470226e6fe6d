import type { SiteRoute } from './site-route.ts';

const TAB = { type: 'protected', layout: 'fixed-header' } as const;

/** Pages of the cabinet, in the order of its tabs. */
export const cabinetRoutes: readonly SiteRoute[] = [
  {
    path: 'cabinet/bonus',
    file: 'bonus/bonus.tsx',
    ...TAB,
  },
  {
    path: 'cabinet/roles',
    file: 'cabinet/roles.tsx',
    ...TAB,
  },
  {
    path: 'cabinet/abilities',
    file: 'cabinet/abilities.tsx',
    ...TAB,
  },
  { path: 'cabinet/transactions', file: 'cabinet/transactions.tsx', ...TAB },
  { path: 'cabinet/refund', file: 'cabinet/refund.tsx', ...TAB },
  {
    path: 'cabinet/invite',
    file: 'invite/invite.tsx',
    ...TAB,
    seenAt: ['cabinet/invite', 'cabinet/invite?period=1y'],
    query: { period: ['1y'] },
  },
  { path: 'cabinet/profile', file: 'looks/profile.tsx', ...TAB },
  {
    path: 'cabinet/cover/:cover_part',
    file: 'looks/cover.tsx',
    ...TAB,
    seenAt: ['cabinet/cover/glow', 'cabinet/cover/style', 'cabinet/cover/art'],
  },
  { path: 'cabinet/theme', file: 'looks/theme.tsx', ...TAB },
  { path: 'cabinet/privacy', file: 'looks/privacy.tsx', ...TAB },
  { path: 'cabinet/2fa', file: 'cabinet/two-factor.tsx', ...TAB },
  { path: 'cabinet/password', file: 'cabinet/password.tsx', ...TAB },
  { path: 'cabinet/email', file: 'cabinet/email.tsx', ...TAB },
  { path: 'cabinet/authorization', file: 'cabinet/authorization.tsx', ...TAB },
  { path: 'cabinet/sessions', file: 'cabinet/sessions.tsx', ...TAB },
];
