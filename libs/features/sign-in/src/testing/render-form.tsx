import { accountCalls, ApiProvider, createApiClient, createQueryClient, type Schemas } from '@hoshikraft/api-client';
import { createI18n } from '@hoshikraft/i18n';
import type { Locale } from '@hoshikraft/shared';
import { type Answers, fakeApi } from '@hoshikraft/fake-api';
import type { Messages } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { CaptchaWorker } from '../captcha/solve-captcha.ts';
import type { SignInPlatform } from '../sign-in-platform.ts';

export type { Answers };

// Messages are in the catalogs of the apps, which no library imports.
const { messages } = jest.requireActual<{ messages: Messages }>('../../../../../apps/site/app/framework/locales/ru.po');

export const ANSWER: Schemas['SignedIn'] = {
  success: true,
  accessToken: 'secret',
  accessId: '10000000-0000-4000-8000-000000000001',
  data: { id: '00000000-0000-4000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 0,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
};

export const refusal = (
  status: number,
  code: Schemas['Error']['error_code'],
  fields?: Record<string, string>,
): Response =>
  Response.json(
    {
      error_code: code,
      error_message: 'Отказ',
      details: {
        type: 't',
        description: 'Что делать',
        ...(fields && { fields }),
        ...(status === 429 && { retryAfter: 60 }),
      },
    },
    { status },
  );

/** A captcha worker that returns `solution` at once. */
export const worker = (solution: unknown = { counter: 7 }): (() => Promise<CaptchaWorker>) => {
  const fake: CaptchaWorker = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: () => {
      setTimeout(() => fake.onmessage?.call(null as never, { data: solution } as MessageEvent), 0);
    },
  };
  return () => Promise.resolve(fake);
};

/** Renders a form against fake API replies and records its requests. */
export const renderForm = (
  form: (platform: SignInPlatform) => ReactElement,
  answers: Answers,
  locale: Locale = 'ru',
) => {
  const server = fakeApi(answers);
  const calls: { key: string; body: Record<string, unknown> }[] = [];
  const toasts: unknown[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test/api',
    locale: () => locale,
    retryDelaysMs: [],
    on: { notify: (failure) => toasts.push(failure) },
    fetch: async (request) => {
      const key = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      const text = await request.clone().text();
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      calls.push({ key, body });
      return server.fetch(request);
    },
  });
  const signedIn = jest.fn().mockResolvedValue(undefined);
  const secondFactor = jest.fn().mockResolvedValue(undefined);
  const platform: SignInPlatform = {
    signedIn,
    secondFactor,
    documents: { publicOffer: '/ru/public-offer', privacyPolicy: '/ru/privacy', rules: '/ru/rules' },
    login: (credentials) => accountCalls.login(api, { ...credentials, browser: { userAgent: 'test' } }),
    device: () => ({ browser: { userAgent: 'test' } }),
    region: 'russia',
  };
  const result = render(
    <I18nProvider i18n={createI18n(locale, locale === 'ru' ? messages : {})}>
      <QueryClientProvider client={createQueryClient()}>
        <ApiProvider client={api}>{form(platform)}</ApiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  const sent = (key: string) => calls.filter((call) => call.key === key).map(({ body }) => body);
  return { ...result, user: userEvent.setup(), sent, toasts, signedIn, secondFactor };
};
