import type { SiteRoute } from './site-route.ts';

const LOOKS = { type: 'protected', layout: 'fixed-header', words: ['cabinet', 'looks', 'profile'] } as const;

/** Whose history names the services that one signs in with. */
const WITH_SERVICES = { type: 'protected', layout: 'fixed-header', words: ['cabinet', 'sign-in'] } as const;

/** Pages of the cabinet: its tabs, in their order. */
export const cabinetRoutes: readonly SiteRoute[] = [
  {
    path: 'cabinet/bonus',
    file: 'bonus/bonus.tsx',
    type: 'protected',
    layout: 'fixed-header',
    words: ['cabinet', 'bonus'],
  },
  {
    path: 'cabinet/roles',
    file: 'cabinet/roles.tsx',
    type: 'protected',
    layout: 'fixed-header',
    words: ['cabinet', 'store'],
  },
  {
    path: 'cabinet/abilities',
    file: 'cabinet/abilities.tsx',
    type: 'protected',
    layout: 'fixed-header',
    words: ['cabinet', 'store'],
  },
  { path: 'cabinet/transactions', file: 'cabinet/transactions.tsx', type: 'protected', layout: 'fixed-header' },
  { path: 'cabinet/refund', file: 'cabinet/refund.tsx', type: 'protected', layout: 'fixed-header' },
  {
    path: 'cabinet/invite',
    file: 'invite/invite.tsx',
    type: 'protected',
    layout: 'fixed-header',
    words: ['cabinet', 'invite', 'charts'],
    seenAt: ['cabinet/invite', 'cabinet/invite?period=1y'],
    query: { period: ['1y'] },
  },
  { path: 'cabinet/profile', file: 'looks/profile.tsx', ...LOOKS, words: ['cabinet', 'looks', 'sign-in'] },
  {
    path: 'cabinet/cover/:cover_part',
    file: 'looks/cover.tsx',
    ...LOOKS,
    seenAt: ['cabinet/cover/glow', 'cabinet/cover/style', 'cabinet/cover/art'],
  },
  { path: 'cabinet/theme', file: 'looks/theme.tsx', ...LOOKS },
  { path: 'cabinet/privacy', file: 'looks/privacy.tsx', ...LOOKS },
  { path: 'cabinet/2fa', file: 'cabinet/two-factor.tsx', ...WITH_SERVICES },
  { path: 'cabinet/password', file: 'cabinet/password.tsx', ...WITH_SERVICES },
  { path: 'cabinet/email', file: 'cabinet/email.tsx', ...WITH_SERVICES, words: ['cabinet', 'sign-in', 'reset'] },
  { path: 'cabinet/authorization', file: 'cabinet/authorization.tsx', ...WITH_SERVICES },
  { path: 'cabinet/sessions', file: 'cabinet/sessions.tsx', ...WITH_SERVICES },
];
