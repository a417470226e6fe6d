import type { Schemas } from '@hoshikraft/api-client';
import { type Answers, fakeApi, type FakeServer } from '@hoshikraft/fake-api';
import { createI18n } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import { render, type RenderResult } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { routes } from '../router/admin-routes.tsx';
import { adminRoutes } from '../router/route-table.ts';
import { AdminProviders, createAdminContext } from '../shell/admin-context.tsx';
import { messages as en } from '../shell/locales/en.po';
import { messages as ru } from '../shell/locales/ru.po';

/** An operator with every permission, and nothing that needs a person. */
export const OPERATOR: Schemas['AdminMain'] = {
  playerId: '00000000-0000-4000-8000-000000000001',
  login: 'Kitsune',
  permissions: [
    'admin.audit',
    'admin.catalog',
    'admin.money',
    'admin.open',
    'admin.players',
    'admin.settings',
    'admin.support',
  ],
  attention: {
    ...{ deadDeliveries: 0, refusedEmails: 0, silentServers: [], debts: 0, paymentEvents: 0, askedRefunds: 0 },
    ledger: null,
  },
};

/** A refusal of the API. */
export const refused = (
  status: number,
  type: string,
  { code = 9, ...details }: { code?: Schemas['Error']['error_code'] } & Partial<Schemas['ErrorDetails']> = {},
): Response =>
  Response.json(
    { error_code: code, error_message: `refused: ${type}`, details: { type, description: `why: ${type}`, ...details } },
    { status },
  );

export interface RenderOptions {
  locale?: Locale;
  at?: string;
  /** Who is signed in. */
  operator?: Schemas['AdminMain'];
  /** Responses by method and path: `{ 'GET /admin/players': page }`. */
  answers?: Answers;
  invite?: string | null;
}

export interface RenderedAdmin extends RenderResult {
  /** Bodies sent to a method and path. */
  sent: FakeServer['sent'];
  requests: Request[];
  /** Current path and query. */
  where: () => string;
}

const catalogs = { ru, en };

/** Loads every page before the first test, so that no test waits for compilation. */
export const loadPages = async (): Promise<void> => {
  await Promise.all([
    import('../sign-in/sign-in-page.tsx'),
    import('../shell/step-up-dialog.tsx'),
    ...adminRoutes.map(({ page }) => page()),
  ]);
};

/** Renders the whole app with fake responses of the API. */
export const renderAdmin = (options: RenderOptions = {}): RenderedAdmin => {
  const { locale = 'ru', at = '/', operator = OPERATOR, answers, invite = null } = options;
  const { fetch, requests, sent } = fakeApi({ 'GET /admin/main': operator, ...answers });
  globalThis.fetch = fetch as typeof globalThis.fetch;
  window.scrollTo = () => undefined;
  const context = createAdminContext(createI18n(locale, catalogs[locale]));
  const router = createMemoryRouter(routes(invite), { initialEntries: [at] });
  const rendered = render(
    <AdminProviders context={context}>
      <RouterProvider router={router} />
    </AdminProviders>,
  );
  const where = (): string => router.state.location.pathname + router.state.location.search;
  return { ...rendered, requests, sent, where };
};
