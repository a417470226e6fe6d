import type { SiteRoute } from './site-route.ts';

const TAB = { type: 'protected', layout: 'fixed-header' } as const;

/** Pages of the cabinet, in the order of its groups. */
export const cabinetRoutes: readonly SiteRoute[] = [
  { path: 'cabinet/overview', file: 'account/cabinet/overview.tsx', ...TAB },
  {
    path: 'cabinet/bonus',
    file: 'account/bonus/bonus.tsx',
    ...TAB,
  },
  {
    path: 'cabinet/roles',
    file: 'account/cabinet/roles.tsx',
    ...TAB,
  },
  {
    path: 'cabinet/abilities',
    file: 'account/cabinet/abilities.tsx',
    ...TAB,
  },
  { path: 'cabinet/transactions', file: 'account/cabinet/transactions.tsx', ...TAB },
  { path: 'cabinet/refund', file: 'account/cabinet/refund.tsx', ...TAB },
  {
    path: 'cabinet/invite',
    file: 'account/invite/invite.tsx',
    ...TAB,
    seenAt: ['cabinet/invite', 'cabinet/invite?period=1y'],
    query: { period: ['1y'] },
  },
  { path: 'cabinet/profile', file: 'account/appearance/profile.tsx', ...TAB },
  {
    path: 'cabinet/cover/:cover_part',
    file: 'account/appearance/cover.tsx',
    ...TAB,
    seenAt: ['cabinet/cover/glow', 'cabinet/cover/style', 'cabinet/cover/art'],
  },
  { path: 'cabinet/theme', file: 'account/appearance/theme.tsx', ...TAB },
  { path: 'cabinet/privacy', file: 'account/appearance/privacy.tsx', ...TAB },
  { path: 'cabinet/2fa', file: 'account/cabinet/two-factor.tsx', ...TAB },
  { path: 'cabinet/password', file: 'account/cabinet/password.tsx', ...TAB },
  { path: 'cabinet/email', file: 'account/cabinet/email.tsx', ...TAB },
  { path: 'cabinet/authorization', file: 'account/cabinet/authorization.tsx', ...TAB },
  { path: 'cabinet/sessions', file: 'account/cabinet/sessions.tsx', ...TAB },
];
