import type { SiteRoute } from './site-route.ts';

/** Pages of signing in and out (docs/product/site-shell.md#addresses). */
export const signInRoutes: readonly SiteRoute[] = [
  { path: 'login', file: 'auth/sign-in/login.tsx', kind: 'public', type: 'auth', layout: 'compact' },
  { path: 'register', file: 'auth/sign-in/register.tsx', kind: 'public', type: 'auth', layout: 'compact' },
  { path: '2fa', file: 'auth/sign-in/two-factor.tsx', type: 'default', layout: 'compact', unindexed: true },
  {
    path: 'oauth/:provider',
    file: 'auth/sign-in/oauth-return.tsx',
    type: 'default',
    layout: 'compact',
    unindexed: true,
    seenAt: ['oauth/vkid', 'oauth/steam?openid.mode=cancel', 'oauth/google?error=access_denied'],
  },
  {
    path: 'oauth/:provider/redirect',
    file: 'auth/sign-in/oauth-redirect.tsx',
    type: 'default',
    layout: 'compact',
    unindexed: true,
    seenAt: ['oauth/vkid/redirect', 'oauth/discord/redirect'],
  },
  {
    path: 'oauth/:provider/register',
    file: 'auth/sign-in/oauth-register.tsx',
    kind: 'public',
    type: 'auth',
    layout: 'compact',
    seenAt: ['oauth/yandex/register'],
  },
  { path: 'reset', file: 'auth/reset/reset.tsx', kind: 'public', type: 'default', layout: 'compact', unindexed: true },
  {
    path: 'restore',
    file: 'auth/reset/restore.tsx',
    kind: 'public',
    type: 'default',
    layout: 'compact',
    unindexed: true,
  },
  {
    path: 'undo-email',
    file: 'auth/undo-email/undo-email.tsx',
    kind: 'public',
    type: 'default',
    layout: 'compact',
    unindexed: true,
  },
  {
    path: 'launcher-login',
    file: 'auth/sign-in/launcher-login.tsx',
    type: 'protected',
    layout: 'compact',
    seenAt: [
      'launcher-login',
      `launcher-login?challenge=${'a'.repeat(43)}&state=${'b'.repeat(43)}&port=50000&machine=Home+PC`,
    ],
  },
  { path: 'logout', file: 'auth/sign-in/logout.tsx', type: 'auth', layout: 'empty' },
];
