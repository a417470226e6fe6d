import { watchWindowFocus } from '@hoshikraft/api-client';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, idOf, never } from '../../framework/testing/content-fixtures.ts';
import { openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { grantOf, MAIN, pageOf, twoPages } from './cabinet-fixtures.ts';
import { POLL_LIMIT_MS, ROLES_POLL_MS } from './poll-roles.ts';
import * as page from './roles.tsx';

const open = (roles: unknown, options: RenderPageOptions = {}) =>
  openPage(page, {
    at: '/ru/cabinet/roles',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, 'GET /cabinet/roles': roles },
  });
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('li') as HTMLElement);
};

describe('roles of the player', () => {
  it('shows active roles with their end, their giver and a link to extend them', async () => {
    open(pageOf([grantOf('Синоби', { giftFrom: 'Tanuki' }), grantOf('Ками', { expiresAt: null })]));
    const timed = await cardOf('Синоби');
    expect(await timed.findByText('HiTech')).toBeInTheDocument();
    expect(timed.getByText('До 13 декабря 2026 г.')).toBeInTheDocument();
    expect(timed.getByText('Подарок от Tanuki')).toBeInTheDocument();
    expect(timed.getByRole('link', { name: 'Продлить «Синоби»' })).toHaveAttribute(
      'href',
      `/ru/store?server=hitech#${grantOf('Синоби').role.id}`,
    );
    expect(screen.getByRole('link', { name: 'В магазин' })).toHaveAttribute('href', '/ru/store');
    const lasting = await cardOf('Ками');
    expect(lasting.getByText('Навсегда')).toBeInTheDocument();
    expect(lasting.queryByRole('link')).not.toBeInTheDocument();
  });

  it('lists ended roles below with the reason', async () => {
    const ended = [
      grantOf('Samurai', { state: 'replaced' }),
      grantOf('Miko', { state: 'expired' }),
      grantOf('Tengu', { state: 'moved', movedTo: 'magic-rpg' }),
      grantOf('Kami', { state: 'refunded', expiresAt: null }),
    ];
    open(pageOf([grantOf('Ronin'), ...ended]), { locale: 'en' });
    expect(await screen.findByRole('heading', { level: 2, name: 'Ended' })).toBeInTheDocument();
    expect((await cardOf('Samurai')).getByText('From 1 May 2026, used for an upgrade')).toBeVisible();
    expect((await cardOf('Tengu')).getByText('From 1 May 2026, transferred to Magic RPG')).toBeVisible();
    expect((await cardOf('Kami')).getByText('From 1 May 2026, refunded')).toBeVisible();
    expect((await cardOf('Miko')).getByText('1 May 2026 – 13 December 2026')).toBeVisible();
  });

  it('loads the next page', async () => {
    const user = userEvent.setup();
    open(twoPages([grantOf('Ронин')], [grantOf('Мико', { state: 'expired' })]));
    await user.click(await screen.findByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByRole('heading', { name: 'Мико' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
  });

  it('links the store if there are no roles', async () => {
    open(pageOf([]));
    expect(await screen.findByRole('heading', { name: 'Привилегий пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Выбрать привилегию' })).toHaveAttribute('href', '/ru/store');
  });

  it('shows a skeleton while loading', () => {
    renderPage(<page.default />, { answers: { 'GET /main': MAIN, 'GET /cabinet/roles': never } });
    expect(screen.getByText('Загружаем привилегии')).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    const user = userEvent.setup();
    let broken = true;
    open(() => (broken ? failing() : pageOf([grantOf('Ронин')])));
    const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Ронин' })).toBeInTheDocument();
  });
});

describe('the delivery', () => {
  let focused = true;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const countCalls = (requests: readonly Request[]) =>
    requests.filter(({ url }) => url.includes('/cabinet/roles')).length;
  const onItsWay = (status: 'queued' | 'sent' | 'delivered' | 'failed') =>
    pageOf([grantOf('Ронин', { delivery: { id: idOf('d'), status } })]);

  beforeEach(() => {
    jest.useFakeTimers();
    focused = true;
    jest.spyOn(document, 'hasFocus').mockImplementation(() => focused);
    watchWindowFocus();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is polled until it has arrived', async () => {
    let status: 'queued' | 'sent' | 'delivered' = 'queued';
    const { requests } = open(() => onItsWay(status));
    await pass(50);
    expect(screen.getByText('Ждёт выдачи на HiTech')).toBeInTheDocument();
    status = 'sent';
    await pass(ROLES_POLL_MS + 50);
    expect(screen.getByText('Выдаётся на HiTech')).toBeInTheDocument();
    status = 'delivered';
    await pass(ROLES_POLL_MS + 50);
    expect(screen.getByText('Выдано на HiTech')).toBeInTheDocument();
    const calls = countCalls(requests);
    await pass(10 * ROLES_POLL_MS);
    expect(countCalls(requests)).toBe(calls);
  });

  it('to the previous server of a moved role is polled too', async () => {
    let status: 'queued' | 'delivered' = 'queued';
    open(() => pageOf([grantOf('Ронин', { state: 'moved', delivery: { id: idOf('gone'), status } })]));
    await pass(50);
    expect(screen.getByText('Заканчивается на HiTech')).toBeInTheDocument();
    status = 'delivered';
    await pass(ROLES_POLL_MS + 50);
    expect(screen.getByText('Закончилась на HiTech')).toBeInTheDocument();
  });

  it('is not polled in a hidden page, nor forever', async () => {
    const { requests } = open(() => onItsWay('queued'));
    await pass(50);
    focused = false;
    act(() => void window.dispatchEvent(new Event('blur')));
    await pass(10 * ROLES_POLL_MS);
    expect(countCalls(requests)).toBe(1);
    focused = true;
    act(() => void window.dispatchEvent(new Event('focus')));
    await pass(POLL_LIMIT_MS);
    const calls = countCalls(requests);
    expect(calls).toBeGreaterThan(10);
    await pass(10 * ROLES_POLL_MS);
    expect(countCalls(requests)).toBe(calls);
  });

  it('that failed shows an error', async () => {
    open(() => onItsWay('failed'));
    await pass(50);
    expect(screen.getByText('Не выдано на HiTech')).toBeInTheDocument();
  });
});
