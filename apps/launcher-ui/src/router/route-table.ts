import type { GuardedRoute } from '@hoshikraft/route-guards';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { Layout } from '../shell/launcher-layout.tsx';

export interface LauncherRoute extends GuardedRoute {
  /** Relative to `/{language}`, without slashes at both ends. */
  path: string;
  layout: Layout;
  title: MessageDescriptor;
  page: () => Promise<ComponentType>;
}

const SETTINGS = { type: 'protected', layout: 'launcher' } as const;

/** Every page of the launcher (docs/product/launcher.md#pages). */
export const launcherRoutes: readonly LauncherRoute[] = [
  {
    path: 'launcher',
    type: 'default',
    layout: 'launcher-main',
    title: msg`Play`,
    page: async () => (await import('../main/main-page.tsx')).MainPage,
  },
  {
    path: 'launcher/servers',
    type: 'default',
    layout: 'launcher',
    title: msg`Servers`,
    page: async () => (await import('../servers/servers-page.tsx')).ServersPage,
  },
  {
    path: 'launcher/debugging',
    type: 'default',
    layout: 'launcher',
    title: msg`Console`,
    page: async () => (await import('../debugging/debugging-page.tsx')).DebuggingPage,
  },
  {
    path: 'launcher/settings/ram',
    ...SETTINGS,
    title: msg`Memory`,
    page: async () => (await import('../settings/ram-page.tsx')).RamPage,
  },
  {
    path: 'launcher/settings/admin',
    ...SETTINGS,
    permission: 'launcher.admin',
    title: msg`Administration`,
    page: async () => (await import('../settings/admin-page.tsx')).AdminPage,
  },
  {
    path: 'launcher/settings/other',
    ...SETTINGS,
    title: msg`Other settings`,
    page: async () => (await import('../settings/other-page.tsx')).OtherPage,
  },
  {
    path: 'launcher/settings/theme',
    ...SETTINGS,
    title: msg`Theme`,
    page: async () => (await import('../settings/theme-page.tsx')).ThemePage,
  },
  {
    path: 'launcher/settings/folder',
    ...SETTINGS,
    title: msg`Game folder`,
    page: async () => (await import('../settings/folder-page.tsx')).FolderPage,
  },
  {
    path: 'launcher/ban',
    type: 'default',
    layout: 'launcher-compact',
    title: msg`You are banned`,
    page: async () => (await import('../ban/ban-page.tsx')).BanPage,
  },
  {
    path: 'launcher/login',
    type: 'auth',
    layout: 'launcher-compact',
    title: msg`Sign-in`,
    page: async () => (await import('../sign-in/login-page.tsx')).LoginPage,
  },
  {
    path: 'launcher/register',
    type: 'auth',
    layout: 'launcher-compact',
    title: msg`Create account`,
    page: async () => (await import('../sign-in/register-page.tsx')).RegisterPage,
  },
  {
    path: '2fa',
    type: 'default',
    layout: 'launcher-compact',
    title: msg`Confirm your sign-in`,
    page: async () => (await import('../sign-in/two-factor-page.tsx')).TwoFactorPage,
  },
  {
    path: 'launcher/reset',
    type: 'auth',
    layout: 'launcher-compact',
    title: msg`Reset password`,
    page: async () => (await import('../sign-in/reset-page.tsx')).ResetPage,
  },
  {
    path: 'launcher/reset/request',
    type: 'auth',
    layout: 'launcher-compact',
    title: msg`Check your inbox`,
    page: async () => (await import('../sign-in/reset-request-page.tsx')).ResetRequestPage,
  },
  {
    path: 'launcher/elements',
    type: 'default',
    layout: 'launcher',
    title: msg`Elements`,
    page: async () => (await import('../debugging/elements/elements-page.tsx')).ElementsPage,
  },
  {
    path: 'logout',
    type: 'auth',
    layout: 'launcher-compact',
    title: msg`Sign out`,
    page: async () => (await import('../sign-in/logout-page.tsx')).LogoutPage,
  },
];

/** Redirects, relative to `/{language}`. */
export const redirects: Readonly<Record<string, string>> = { 'launcher/settings': 'launcher/settings/folder' };
