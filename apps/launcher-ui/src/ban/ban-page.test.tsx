import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, mainWith, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const BAN: Schemas['Ban'] = {
  id: '20000000-0000-4000-8000-000000000001',
  server: null,
  banned_by: 'Kaede',
  ban_reason: 'Гриферство на спавне',
  rule: null,
  banned_at: '2026-11-01T10:00:00.000Z',
  unban_at: '2126-11-30T10:00:00.000Z',
  unbanPrice: 30_000,
};

const priceOf = (final: number): Schemas['Price'] => ({ base: final, discount: null, final, currency: 'RUB' });

const banned = (ban: Partial<Schemas['Ban']> = {}, balance = 50_000): Schemas['AuthState'] => ({
  ...PLAYER,
  balance,
  managers: { ban: { isBanned: true, unbanPrice: ban.unbanPrice ?? null, current: { ...BAN, ...ban } } },
});

const show = async (auth: Schemas['AuthState'], answers: Record<string, unknown> = {}) => {
  const page = await renderLauncher({ auth, at: '/ru/launcher', answers });
  await screen.findByRole('heading', { level: 1, name: 'Вы забанены' });
  return page;
};

const refusal = (details: object) =>
  Response.json(
    { error_code: 5, error_message: 'Отказ', details: { type: 't', description: 'Так нельзя.', ...details } },
    { status: 409 },
  );

const payTwice = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /Снять бан за/ }));
  await userEvent.click(screen.getByRole('button', { name: /Оплатить/ }));
};

test('shows the reason, the author, the start and the end of a ban', async () => {
  await show(banned());
  expect(screen.getByText('Гриферство на спавне')).toBeVisible();
  expect(screen.getByText('Kaede')).toBeVisible();
  expect(screen.getByText(/^1 нояб\./)).toBeVisible();
  expect(screen.getByText(/30 нояб\. 2126/)).toBeVisible();
  expect(screen.getByText('На всех серверах')).toBeVisible();
});

test('shows that a ban has no end; a ban without a price offers no payment', async () => {
  await show(banned({ unban_at: null, unbanPrice: null }));
  expect(screen.getByText('Навсегда')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Снять бан/ })).toBeNull();
});

test('the ban is lifted for its price after a confirmation, and the player continues to the launcher', async () => {
  let lifted = false;
  const { sent, requests } = await show(banned(), {
    'GET /api/main': () => mainWith(lifted ? { ...PLAYER, balance: 20_000 } : banned()),
    'POST /api/ban/unban': () => {
      lifted = true;
      return { balance: 20_000, price: priceOf(30_000), ban: BAN, delivery: null };
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /Снять бан за 300/ }));
  expect(screen.getByText(/С баланса спишется 300.*останется 200/)).toBeVisible();
  expect(requests.some(({ url }) => url.endsWith('/ban/unban'))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /Оплатить 300/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher'));
  expect(await sent('POST /api/ban/unban')).toEqual([{ banId: BAN.id, expectedPrice: 30_000 }]);
  expect(await screen.findByText('Бан снят. С возвращением!')).toBeVisible();
});

test('a payment with an unknown outcome is repeated with its own key; after a refusal there is a new one', async () => {
  let nth = 0;
  const { requests } = await show(banned(), {
    'GET /api/main': mainWith(banned()),
    'POST /api/ban/unban': () => {
      nth += 1;
      if (nth === 1) throw new TypeError('Failed to fetch');
      return refusal({});
    },
  });
  await payTwice();
  expect(await screen.findByText(/Проверяем, снят ли бан/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
  expect(await screen.findByText('Так нельзя.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Оплатить/ }));
  await waitFor(() => expect(nth).toBe(3));
  const keys = requests
    .filter(({ url }) => url.endsWith('/ban/unban'))
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a changed price is shown, and nothing is charged', async () => {
  let changed = false;
  await show(banned(), {
    'GET /api/main': () => mainWith(banned({ unbanPrice: changed ? 35_000 : 30_000 })),
    'POST /api/ban/unban': () => {
      changed = true;
      return refusal({ price: priceOf(35_000) });
    },
  });
  await payTwice();
  expect(await screen.findByText(/Цена изменилась: теперь 350/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Оплатить 350/ })).toBeEnabled();
});

test('with too little money the site opens in the browser to top up the missing amount', async () => {
  const { sent } = await show(banned({}, 10_000), { 'POST /open-link': { opened: true } });
  expect(screen.getByText(/не хватает 200/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Пополнить на сайте' }));
  await waitFor(async () =>
    expect(await sent('POST /open-link')).toEqual([{ url: 'http://site.test/ru/pay?amount=20000' }]),
  );
});

test('an appeal is sent to support', async () => {
  const { sent } = await show(banned(), { 'POST /open-link': { opened: true } });
  await userEvent.click(await screen.findByRole('link', { name: 'Обжаловать бан' }));
  await waitFor(async () => expect(await sent('POST /open-link')).toEqual([{ url: 'https://support.test/tickets' }]));
});

test('a player who is banned on one server can play on another', async () => {
  await show(banned({ server: 'hitech' }));
  expect(await screen.findByText('На сервере HiTech')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Играть на другом сервере' }));
  await waitFor(() => expect(window.location.pathname).toBe('/ru/launcher'));
});

test('a ban on all servers leaves no other server', async () => {
  await show(banned());
  expect(screen.queryByRole('button', { name: 'Играть на другом сервере' })).toBeNull();
});
