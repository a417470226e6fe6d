import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { OpenModal } from '../../shell/open-modal.tsx';
import { authOf, idOf, mainOf, serverOf, unreachable } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';

const HITECH = serverOf('hitech', 'HiTech');
const SKY = serverOf('techno-magic-sky', 'Sky');
const AUTH: Schemas['AuthState'] = { ...authOf('Kitsune'), preferredServer: 'hitech', coins: 1240 };
const CABINET = {
  user: AUTH.data,
  email: null,
  registeredAt: '2025-01-01T00:00:00Z',
  rank: null,
  balance: 0,
  currency: 'RUB',
  coins: [
    { serverId: 'hitech', amount: 1240 },
    { serverId: 'techno-magic-sky', amount: 7 },
  ],
  activeRoles: 0,
  activeSessions: 1,
  deleteAt: null,
};
const found = (...logins: string[]) => ({
  players: logins.map((login) => ({ id: idOf(login.slice(-4)), login, avatarOrSkin: null, online: null })),
});
const sent = (coins: number): Schemas['CoinTransfer'] => ({
  transferId: '3f0f1d0e-8f8e-4d3c-9b1a-5b6c7d8e9f00',
  serverId: 'hitech',
  login: 'Tanuki_1',
  amount: 40,
  coins,
});
const refused = (type: string, details: object, code = 5, status = 409) =>
  new Response(
    JSON.stringify({ error_code: code, error_message: 'No', details: { type, description: 'Because', ...details } }),
    { status, headers: { 'content-type': 'application/json' } },
  );

const show = (answers: Answers = {}, options: RenderPageOptions = {}) => ({
  user: userEvent.setup(),
  ...openPage(
    { default: OpenModal },
    {
      locale: 'en',
      at: '/en/store?server=hitech&open-modal=transfer-coins',
      auth: AUTH,
      ...options,
      answers: {
        'GET /main': mainOf([HITECH, SKY]),
        'GET /cabinet': CABINET,
        'GET /user/search': found('Tanuki_1', 'Tanuki_22', 'Kitsune'),
        ...answers,
      },
    },
  ),
});
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Send coins' }, { timeout: 10_000 }));
const posts = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');

describe('the transfer of coins', () => {
  it('sends coins to the found player, shows the remaining coins, and updates the session', async () => {
    const { user, requests, where, context } = show({ 'POST /game-money/transfer': sent(1200) });
    const shown = await dialog();
    const recipient = shown.getByRole('combobox', { name: 'Recipient' });
    expect(recipient).toHaveFocus();
    await waitFor(() => expect(shown.getByRole('combobox', { name: 'Server' })).toHaveDisplayValue('HiTech — 1,240'));
    await user.type(recipient, 'tan');
    expect(shown.getByText('Enter at least four characters')).toBeVisible();
    await user.type(recipient, 'u');
    // The current player is not offered.
    expect((await shown.findAllByRole('option', { name: /Tanuki/ })).length).toBe(2);
    expect(shown.queryByRole('option', { name: /Kitsune/ })).not.toBeInTheDocument();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(recipient).toHaveValue('Tanuki_1');
    await user.type(shown.getByRole('textbox', { name: 'Amount' }), '40');
    expect(shown.getByText(/You will have 1,200 coins left/)).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Send' }));
    const done = await screen.findByRole('dialog', { name: 'Done' });
    expect(within(done).getByText('You have 1,200 left on HiTech.')).toBeVisible();
    expect(await posts(requests)[0]?.json()).toEqual({ serverId: 'hitech', login: 'Tanuki_1', amount: 40 });
    expect(context.store.get(sessionAtom)).toMatchObject({ auth: { coins: 1200 } });
    const button = within(done).getByRole('button', { name: 'Done' });
    await waitFor(() => expect(button).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(where()).toBe('/en/store?server=hitech');
  });

  it('validates server, nickname and amount before calling the API', async () => {
    const { user, requests } = show(
      {},
      { at: '/en/store?open-modal=transfer-coins', auth: { ...AUTH, preferredServer: null } },
    );
    const shown = await dialog();
    await user.type(shown.getByRole('textbox', { name: 'Amount' }), '1.5');
    await user.click(shown.getByRole('button', { name: 'Send' }));
    expect(await shown.findByText('Select server', { selector: ':not(option)' })).toBeVisible();
    expect(shown.getByText("Enter the player's nickname.")).toBeVisible();
    expect(shown.getByText('Enter a whole number of coins.')).toBeVisible();
    await user.selectOptions(shown.getByRole('combobox', { name: 'Server' }), 'techno-magic-sky');
    await user.type(shown.getByRole('combobox', { name: 'Recipient' }), 'kitsune');
    await user.clear(shown.getByRole('textbox', { name: 'Amount' }));
    await user.type(shown.getByRole('textbox', { name: 'Amount' }), '8');
    expect(await shown.findByText('You only have 7 on this server.')).toBeVisible();
    expect(shown.getByText('This is your own nickname.')).toBeVisible();
    expect(posts(requests)).toHaveLength(0);
  });

  it.each([
    ['server=techno-magic-sky', 'techno-magic-sky'],
    ['server=nowhere', 'hitech'],
  ])('begins with the server of the page that it is opened on: %s', async (query, server) => {
    show({}, { at: `/en/cabinet/transactions?${query}&open-modal=transfer-coins` });
    expect((await dialog()).getByRole('combobox', { name: 'Server' })).toHaveValue(server);
  });

  it('shows errors at their fields and preserves the input', async () => {
    const answers = [
      refused('recipient_banned', { fields: { login: 'They are banned' } }, 1, 422),
      refused('not_enough_coins', { missing: 3, fields: { amount: 'You only have 37' } }),
      refused('transfer_limit', {}),
    ];
    const { user } = show({ 'POST /game-money/transfer': () => answers.shift() });
    const shown = await dialog();
    const recipient = shown.getByRole('combobox', { name: 'Recipient' });
    await user.type(recipient, 'Tanuki_1');
    await user.type(shown.getByRole('textbox', { name: 'Amount' }), '40');
    const send = () => user.click(shown.getByRole('button', { name: 'Send' }));
    await send();
    expect(await shown.findByText('They are banned')).toBeVisible();
    expect(recipient).toHaveFocus();
    await user.type(recipient, '2{Backspace}');
    await send();
    expect(await shown.findByText('You only have 37')).toBeVisible();
    await user.type(shown.getByRole('textbox', { name: 'Amount' }), '{Backspace}0');
    await send();
    expect(await shown.findByRole('alert')).toHaveTextContent('Because');
    expect(recipient).toHaveValue('Tanuki_1');
    expect(shown.getByRole('textbox', { name: 'Amount' })).toHaveValue('40');
  });

  it('retries an order of unknown outcome with the same key', async () => {
    let away = true;
    const { user, requests } = show({ 'POST /game-money/transfer': () => (away ? unreachable() : sent(1200)) });
    const shown = await dialog();
    await user.type(shown.getByRole('combobox', { name: 'Recipient' }), 'Tanuki_1');
    await user.type(shown.getByRole('textbox', { name: 'Amount' }), '40');
    await user.click(shown.getByRole('button', { name: 'Send' }));
    expect(await shown.findByText(/^We.re checking whether the coins were sent/)).toBeVisible();
    away = false;
    await user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Done' })).toBeVisible();
    const keys = posts(requests).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length > 1, new Set(keys).size]).toEqual([true, 1]);
  });

  it('closes first the list by Escape, then the dialog', async () => {
    const { user, where } = show();
    const shown = await dialog();
    await user.type(shown.getByRole('combobox', { name: 'Recipient' }), 'Tanuki');
    await shown.findByRole('listbox', { name: 'Players found' });
    await user.keyboard('{Escape}');
    expect(shown.queryByRole('listbox', { name: 'Players found' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(where()).toBe('/en/store?server=hitech'));
  });

  it('redirects a visitor to sign-in and back to the dialog', async () => {
    const { where } = renderPage(<OpenModal />, { at: '/ru?open-modal=transfer-coins', answers: {} });
    const back = new URLSearchParams({ return_to: '/ru?open-modal=transfer-coins' });
    await waitFor(() => expect(where()).toBe(`/ru/login?${back}`));
  });

  it.each(['login', 'Register', 'oauth/google/register', '2fa', 'logout'])(
    'waits on /%s until a player is signed in, and stays in the address',
    async (page) => {
      const { context, where } = renderPage(<OpenModal />, {
        at: `/ru/${page}?open-modal=transfer-coins`,
        answers: {},
      });
      // An effect would have navigated by then.
      await act(() => Promise.resolve());
      expect(where()).toBe(`/ru/${page}?open-modal=transfer-coins`);
      expect(context.store.get(sessionAtom)).toEqual({ kind: 'signed-out' });
    },
  );
});
