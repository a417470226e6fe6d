import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { CABINET, MAIN } from './cabinet-fixtures.ts';
import CabinetLayout from './cabinet-layout.tsx';

const open = (answers: Answers = {}, options: RenderPageOptions = {}) =>
  renderPage(<CabinetLayout />, {
    at: '/ru/cabinet/abilities',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, 'GET /cabinet': CABINET, ...answers },
  });

describe('the head of the cabinet', () => {
  it('shows the player and what they have', async () => {
    open();
    expect(await screen.findByText('Kitsune')).toBeInTheDocument();
    expect(screen.getByText('Кадет')).toBeInTheDocument();
    // Beside the name of the role: the crest never covers the figure.
    expect(screen.getByText('Кадет').querySelector('.hk-role-badge__crest')).toBeInTheDocument();
    expect(document.querySelector('.cabinet-figure svg')).not.toBeInTheDocument();
    expect(screen.getByText('k•••@mail.example')).toBeInTheDocument();
    expect(screen.getByText('С нами с 20 марта 2026 г.')).toBeInTheDocument();
    expect(screen.getByText(/^1\s500\s₽$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Пополнить' })).toHaveAttribute('href', '/ru/pay');
    const coins = within(screen.getByRole('list', { name: 'Монеты по серверам' }));
    const [only, ...others] = coins.getAllByRole('listitem');
    expect(await coins.findByText('HiTech')).toBeInTheDocument();
    expect(only).toHaveTextContent(/HiTech1\s240/);
    expect(others).toHaveLength(1);
    const send = within(others[0] as HTMLElement).getByRole('link', { name: 'Перевести монеты' });
    expect(send.getAttribute('href')).toMatch(/\?open-modal=transfer-coins$/);
  });

  it('shows the appearance of the session, which each navigation refreshes', async () => {
    const auth = authOf('Kitsune');
    const id = 'b'.repeat(24);
    open({}, { auth: { ...auth, data: { ...auth.data, avatarOrSkin: { id, extension: 'png', type: 'SKIN' } } } });
    await screen.findByText('Кадет');
    expect(document.querySelector('.cabinet-figure img')?.getAttribute('src')).toContain(`&v=${id}`);
  });

  it('shows the whole name in the title of a truncated one', async () => {
    open({ 'GET /cabinet': CABINET });
    expect(await screen.findByTitle(CABINET.user.login)).toHaveTextContent(CABINET.user.login);
  });

  it('shows a new player without email and coins', async () => {
    open(
      { 'GET /cabinet': { ...CABINET, email: null, rank: null, coins: [{ serverId: 'hitech', amount: 0 }] } },
      { locale: 'en' },
    );
    expect(await screen.findByText('Member since 20 March 2026')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Coins by server' })).not.toBeInTheDocument();
    expect(document.querySelector('.hk-role-badge__crest')).not.toBeInTheDocument();
  });

  it('shows a skeleton while loading, and the rail works meanwhile', () => {
    open({ 'GET /cabinet': never });
    expect(screen.getByText('Загружаем ваш аккаунт')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Сессии' })).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    const user = userEvent.setup();
    let broken = true;
    open({ 'GET /cabinet': () => (broken ? failing() : CABINET) });
    const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Kitsune')).toBeInTheDocument();
  });
});

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

test('the rail has the overview and five groups of pages, marks the current one, and has an icon for each', () => {
  open();
  const rail = within(screen.getByRole('navigation', { name: 'Аккаунт' }));
  expect(rail.getByRole('link', { name: 'Обзор' })).toHaveAttribute('href', '/ru/cabinet/overview');
  const groups = rail.getAllByRole('list').map((list) => [list, linksOf(list)] as const);
  for (const [place, name] of ['Игра', 'Деньги', 'Внешний вид', 'Приватность', 'Безопасность'].entries()) {
    expect(groups[place]?.[0]).toHaveAccessibleName(name);
  }
  expect(groups.map(([, links]) => links)).toEqual([
    [
      ['Бонус', '/ru/cabinet/bonus', null],
      ['Привилегии', '/ru/cabinet/roles', null],
      ['Возможности', '/ru/cabinet/abilities', 'page'],
      ['Приглашения', '/ru/cabinet/invite', null],
    ],
    [
      ['Операции', '/ru/cabinet/transactions', null],
      ['Возврат', '/ru/cabinet/refund', null],
    ],
    [
      ['Скин и аватар', '/ru/cabinet/profile', null],
      ['Фон профиля', '/ru/cabinet/cover/glow', null],
      ['Тема', '/ru/cabinet/theme', null],
    ],
    [['Видимость профиля', '/ru/cabinet/privacy', null]],
    [
      ['Пароль', '/ru/cabinet/password', null],
      ['Почта', '/ru/cabinet/email', null],
      ['Двухфакторная защита', '/ru/cabinet/2fa', null],
      ['Способы входа', '/ru/cabinet/authorization', null],
      ['Сессии', '/ru/cabinet/sessions', null],
    ],
  ]);
  const links = rail.getAllByRole('link');
  const icons = links.map((link) => link.querySelector('use')?.getAttribute('href'));
  expect(new Set(icons).size).toBe(links.length);
});

test.each([
  ['/ru/cabinet/cover/art', 'Фон профиля', true],
  ['/ru/cabinet/sessions/', 'Сессии', true],
  ['/ru/cabinet/overview', 'Обзор', false],
])('%s is marked as %s; every page but the overview leads back to it', (at, name, hasWayBack) => {
  open({}, { at });
  const rail = within(screen.getByRole('navigation', { name: 'Аккаунт' }));
  const current = rail.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual([name]);
  const back = screen.queryByRole('link', { name: 'Аккаунт' });
  expect(back?.getAttribute('href')).toBe(hasWayBack ? '/ru/cabinet/overview' : undefined);
});

it('says when the account will be deleted, and keeps it', async () => {
  const { requests } = open({
    'GET /cabinet': { ...CABINET, deleteAt: '2027-01-05T10:00:00.000Z' },
    'POST /user/deletion/cancel': { deleteAt: null },
  });
  expect(await screen.findByText(/Аккаунт будет удалён 5 января 2027/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить аккаунт' }));
  await waitFor(() => expect(screen.queryByText(/Аккаунт будет удалён/)).not.toBeInTheDocument());
  expect(requests.some(({ url }) => url.endsWith('/user/deletion/cancel'))).toBe(true);
});
