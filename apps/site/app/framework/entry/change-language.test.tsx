import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as emailPage from '../../account/cabinet/email.tsx';
import { MAIN, pageOf } from '../../account/cabinet/cabinet-fixtures.ts';
import * as oauthPage from '../../auth/sign-in/oauth-register.tsx';
import { SERVICES, TICKET } from '../../auth/sign-in/oauth-fixtures.ts';
import * as registerPage from '../../auth/sign-in/register.tsx';
import { OPTIONS, historyOf } from '../../billing/pay/pay-fixtures.ts';
import * as payPage from '../../billing/pay/pay.tsx';
import { GlobalEffects } from '../../shell/global-effects.tsx';
import { SiteHeader } from '../../shell/site-header.tsx';
import { authOf } from '../testing/content-fixtures.ts';
import { openPage, type PageModule, type RenderPageOptions } from '../testing/render-page.tsx';

const MAIL: Schemas['MailSettings'] = {
  email: 'k•••@mail.example',
  emailRefused: false,
  form: 'enter_code',
  newEmail: null,
  codeRefused: false,
  codeUntil: new Date(Date.now() + 600_000).toISOString(),
  triesLeft: 5,
  resendAt: null,
};
const OWN = { auth: authOf('Kitsune'), answers: { 'GET /main': { ...MAIN, auth: authOf('Kitsune') } } };

interface FormCase {
  page: PageModule;
  path: string;
  options?: RenderPageOptions;
  /** What is typed into each field, by its label in Russian. */
  typed: Record<string, string>;
  /** Button of the form in English. */
  button: string;
}

const forms: Record<string, FormCase> = {
  registration: {
    page: registerPage,
    path: 'register',
    options: { answers: { 'GET /user/oauth/services': SERVICES } },
    typed: { Ник: 'Kitsune_2', Почта: 'kitsune@mail.example', Пароль: 'lantern-42' },
    button: 'Create an account',
  },
  'nickname after a sign-in service': {
    page: oauthPage,
    path: 'oauth/google/register',
    options: { answers: { 'GET /user/oauth/services': SERVICES, 'GET /user/oauth/ticket': { ticket: TICKET } } },
    typed: { Ник: 'Kitsune_2' },
    button: 'Create an account',
  },
  'amount of a top-up': {
    page: payPage as unknown as PageModule,
    path: 'pay',
    options: {
      ...OWN,
      answers: { ...OWN.answers, 'GET /pay': OPTIONS, 'GET /user/history/money': historyOf() },
    },
    typed: { Сумма: '1234' },
    button: 'Pay ₽1,234',
  },
  'half of an email code': {
    page: emailPage,
    path: 'cabinet/email',
    options: {
      ...OWN,
      answers: { ...OWN.answers, 'GET /user/settings/mail': MAIL, 'GET /user/history': pageOf([]) },
    },
    typed: { 'Код из письма': '123' },
    button: 'Confirm',
  },
};

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  window.sessionStorage.clear();
});

test.each(Object.entries(forms))('a change of language keeps what is typed: %s', async (_name, form) => {
  const user = userEvent.setup();
  const { go, where, requests } = openPage(form.page, { ...form.options, locale: 'ru', at: `/ru/${form.path}` });
  const fields: HTMLInputElement[] = [];
  for (const [label, text] of Object.entries(form.typed)) {
    const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
    await user.clear(field);
    await user.type(field, text);
    fields.push(field);
  }
  const values = fields.map(({ value }) => value);
  const before = requests.length;
  await go(`/en/${form.path}`);
  expect(await screen.findByRole('button', { name: form.button })).toBeVisible();
  expect(where()).toBe(`/en/${form.path}`);
  // The same elements: undo of the browser and the caret stay too.
  expect(fields.every(({ isConnected }) => isConnected)).toBe(true);
  expect(fields.map(({ value }) => value)).toEqual(values);
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(document.cookie).toContain('locale=en');
  // Texts of the API are fetched again in the new language.
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  expect(requests.slice(before).map(({ headers }) => headers.get('Accept-Language'))).not.toContain('ru');
});

const HeaderPage = () => (
  <>
    <GlobalEffects />
    <SiteHeader />
  </>
);

test.each([
  ['ru', 'Язык и регион', 'English', 'en'],
  ['en', 'Language and region', 'Русский', 'ru'],
] as const)(
  'a choice in the menu of the %s page is stored at once, for letters and bots',
  async (locale, menu, name, next) => {
    const user = userEvent.setup();
    const { requests } = openPage(
      { default: HeaderPage },
      {
        ...{ locale, at: `/${locale}/team`, auth: authOf('Kitsune') },
        answers: { 'POST /user/auth/token': { auth: authOf('Kitsune'), region: null } },
      },
    );
    await user.click(await screen.findByRole('button', { name: new RegExp(menu) }));
    await user.click(await screen.findByRole('link', { name }));
    const stored = () => requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/user/auth/token'));
    await waitFor(() => expect(stored().map(({ headers }) => headers.get('Accept-Language'))).toEqual([next]));
  },
);

test('errors of a form are said in the new language, those of the API disappear', async () => {
  const user = userEvent.setup();
  const { go } = openPage(registerPage, { answers: { 'GET /user/oauth/services': SERVICES }, at: '/ru/register' });
  await user.click(await screen.findByRole('button', { name: 'Создать аккаунт' }));
  expect(await screen.findByText('Введите почту.')).toBeVisible();
  await go('/en/register');
  expect(await screen.findByText('Enter your email.')).toBeVisible();
  expect(screen.queryByText('Введите почту.')).toBeNull();
});
