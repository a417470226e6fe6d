import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import { authOf, failing } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import { CABINET, MAIN } from './cabinet-fixtures.ts';
import OverviewPage from './overview.tsx';

type Method = Schemas['SignInMethod']['method'];

const METHODS: readonly Method[] = ['password', 'vk', 'yandex', 'google', 'steam', 'passkey'];

const methodsOf = (enabled: readonly Method[]) =>
  METHODS.map((method) => ({ method, enabled: enabled.includes(method), available: true, only: false }));

const AUTHORIZATION: Schemas['Authorization'] = {
  email: CABINET.email,
  hasPassword: true,
  methods: methodsOf(['password', 'vk']),
  services: [],
};
const TWO_FACTOR: Schemas['TwoFactor'] = { code: null, enabled: false, methods: [], recoveryCodes: 0, type: 0 };

const open = (answers: Answers = {}) =>
  renderPage(<OverviewPage />, {
    at: '/ru/cabinet/overview',
    auth: authOf('Kitsune'),
    answers: {
      'GET /main': MAIN,
      'GET /cabinet': CABINET,
      'GET /cabinet/authorization': AUTHORIZATION,
      'GET /user/settings/2fa': TWO_FACTOR,
      ...answers,
    },
  });

const row = (name: string) => within(document.body).getByRole('link', { name: new RegExp(`^${name}`) });

describe('the overview of the cabinet', () => {
  it('says how things stand on each page, and marks what should be set up', async () => {
    open();
    expect(await screen.findByText('Включено 2 способа')).toBeInTheDocument();
    const security = within(screen.getByRole('region', { name: 'Безопасность' }));
    expect(security.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ПарольЗадан', '/ru/cabinet/password'],
      ['Почтаk•••@mail.example', '/ru/cabinet/email'],
      ['Двухфакторная защитаВыключена', '/ru/cabinet/2fa'],
      ['Способы входаВключено 2 способа', '/ru/cabinet/authorization'],
      ['Сессии2 активные', '/ru/cabinet/sessions'],
    ]);
    expect(document.querySelectorAll('.cabinet-row__state--weak')).toHaveLength(1);
    expect(row('Операции')).toHaveTextContent('Деньги и монеты');
    expect(document.querySelectorAll('.cabinet-row__state')).toHaveLength(15);
    expect(row('Тема')).toHaveTextContent('Октарин');
    expect(row('Привилегии')).toHaveTextContent('1 действует');
    expect(screen.getByRole('link', { name: 'Выйти' })).toHaveAttribute('href', '/ru/logout');
  });

  it('marks an account without password and email', async () => {
    open({
      'GET /cabinet': { ...CABINET, email: null, activeRoles: 0 },
      'GET /cabinet/authorization': { ...AUTHORIZATION, hasPassword: false, methods: methodsOf(['vk']) },
    });
    expect(await screen.findByText('Включён 1 способ')).toBeInTheDocument();
    expect(row('Почта')).toHaveTextContent('Не указана');
    expect(row('Пароль')).toHaveTextContent('Не задан');
    expect(row('Привилегии')).toHaveTextContent('Пока нет');
  });

  it('leads to every page even if no state can be loaded', () => {
    open({ 'GET /cabinet': failing, 'GET /cabinet/authorization': failing, 'GET /user/settings/2fa': failing });
    expect(within(document.body).getAllByRole('listitem')).toHaveLength(15);
  });
});
