import type { Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, mainOf, never, serverOf, storeRoleOf, unreachable } from '../testing/content-fixtures.ts';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import StorePage from './store.tsx';
import { features, grantOf, offerOf, priceOf, purchaseOf, refusalOf, rolesOf } from './testing/store-fixtures.ts';

const prices = [{ period: 'month' as const, amount: 20_000, currency: 'RUB' as const }];
const cadet = storeRoleOf('hitech', 'Cadet', { prices, offers: [offerOf()] });
const answers: Answers = {
  'GET /main': mainOf([serverOf('hitech', 'HiTech')]),
  'GET /store/roles': rolesOf(cadet),
  'GET /store/role/features': features('hitech-cadet'),
  'GET /pay': { methods: [], limits: { min: 10_000, max: 10_000_000 }, bonuses: [], currency: 'RUB' },
};
/** A player with this balance in kopecks, before the store of HiTech. */
const show = (more: Answers = {}, balance = 150_000) =>
  renderPage(<StorePage />, {
    locale: 'en',
    at: '/en/store?server=hitech',
    answers: { ...answers, ...more },
    auth: { ...authOf('Kitsune'), balance },
  });
const dialog = async () => within(await screen.findByRole('dialog'));
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return dialog();
};
const sent = (requests: readonly Request[]) => requests.filter(({ url }) => url.endsWith('/store/buy'));
const balanceIn = ({ parts }: ReturnType<typeof show>) => {
  const session = parts.store.get(sessionAtom);
  return session.kind === 'signed-in' ? session.auth.balance : null;
};

describe('buying a privilege', () => {
  it('shows the price and both balances, charges once confirmed, and follows the delivery', async () => {
    let status: Schemas['DeliveryState']['status'] = 'queued';
    const page = show({
      'POST /store/buy': purchaseOf(130_000),
      'GET /cabinet/roles': () => ({ items: [grantOf(status)], nextCursor: null }),
    });
    const shown = await choose('Buy: Cadet');
    expect(shown.getByRole('heading', { name: 'Buy a privilege' })).toBeInTheDocument();
    expect(shown.getByText('For you')).toBeInTheDocument();
    expect(shown.getByText('until 2 July 2026')).toBeInTheDocument();
    expect(shown.getByText('₽1,500')).toBeInTheDocument();
    expect(shown.getByText('₽1,300')).toBeInTheDocument();
    expect(sent(page.requests)).toHaveLength(0);
    expect(balanceIn(page)).toBe(150_000);

    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText('Waiting for the game server')).toBeInTheDocument();
    expect(shown.getByText('yours until 2 July 2026')).toBeInTheDocument();
    expect(balanceIn(page)).toBe(130_000);
    expect(await sent(page.requests)[0]?.json()).toEqual({
      roleId: cadet.id,
      period: 'month',
      mode: 'buy',
      expectedPrice: 20_000,
    });
    status = 'delivered';
    expect(await shown.findByText('The server has given it', {}, { timeout: 4000 })).toBeInTheDocument();
    const asked = page.requests.filter(({ url }) => url.includes('/cabinet/roles')).length;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(page.requests.filter(({ url }) => url.includes('/cabinet/roles'))).toHaveLength(asked);
  });

  it('says so when the server refuses the delivery', async () => {
    show({
      'POST /store/buy': purchaseOf(130_000),
      'GET /cabinet/roles': { items: [grantOf('failed')], nextCursor: null },
    });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText('The server did not take it')).toBeInTheDocument();
  });

  it('repeats a purchase whose outcome is unknown with the same key, and charges the next one anew', async () => {
    let tries = 0;
    const page = show({
      'POST /store/buy': () => {
        tries += 1;
        if (tries < 3) return unreachable();
        return refusalOf('role_active', 'A privilege is already active there');
      },
    });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    await userEvent.click(await shown.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(tries).toBe(2));
    await userEvent.click(await shown.findByRole('button', { name: 'Try again' }));
    expect(await shown.findByText('Failed to purchase a role')).toBeInTheDocument();
    const reason = 'A privilege is already active there. A privilege is already active there, in full';
    expect(shown.getByText(reason)).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    await waitFor(() => expect(sent(page.requests)).toHaveLength(4));
    const [first, second, third, fourth] = sent(page.requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
    expect(balanceIn(page)).toBe(150_000);
  });

  it('shows a price that has changed and asks again', async () => {
    const page = show({
      'POST /store/buy': async (request: Request) => {
        const { expectedPrice } = (await request.json()) as Schemas['RoleOrder'];
        return expectedPrice === 25_000
          ? purchaseOf(125_000)
          : refusalOf('price_changed', 'The price has changed', { price: priceOf(25_000) });
      },
      'GET /cabinet/roles': { items: [], nextCursor: null },
    });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText(/^It was ₽200\. Nothing was charged/)).toBeInTheDocument();
    expect(balanceIn(page)).toBe(150_000);
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽250' }));
    expect(await shown.findByText('Paid: ₽200')).toBeInTheDocument();
    const keys = sent(page.requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('is done once it is paid, whatever is still being loaded anew, and never reckons with the price twice', async () => {
    let bought = false;
    show(
      {
        'POST /store/buy': () => {
          bought = true;
          return purchaseOf(0);
        },
        'GET /store/roles': () => (bought ? never() : rolesOf(cadet)),
        'GET /cabinet/roles': { items: [], nextCursor: null },
      },
      20_000,
    );
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText('Paid: ₽200')).toBeInTheDocument();
    expect(shown.queryByText(/more is needed/)).not.toBeInTheDocument();
  });

  it('offers to top up just what is missing, no less than a top-up may be', async () => {
    show({}, 5000);
    const shown = await choose('Buy: Cadet');
    expect(shown.getByText('₽150 more is needed')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    const back = new URLSearchParams({ amount: '15000', return_to: '/en/store?server=hitech' });
    expect(shown.getByRole('link', { name: 'Top up ₽150' })).toHaveAttribute('href', `/en/pay?${back}`);
  });

  it('believes the server about what is missing', async () => {
    const page = show({ 'POST /store/buy': refusalOf('not_enough_money', 'Not enough money', { missing: 4000 }) });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText('₽40 more is needed')).toBeInTheDocument();
    expect(await shown.findByRole('link', { name: 'Top up ₽100' })).toBeInTheDocument();
    expect(balanceIn(page)).toBe(16_000);
  });
});

describe('giving a privilege', () => {
  const forRecipient = (answer: unknown) => (request: Request) =>
    new URL(request.url).searchParams.has('recipient') ? answer : rolesOf(cadet);
  const name = async (nickname: string) => {
    const shown = await choose('Give as a gift: Cadet');
    await userEvent.type(shown.getByRole('textbox', { name: "Player's nickname" }), nickname);
    await userEvent.click(shown.getByRole('button', { name: 'Continue' }));
    return shown;
  };

  it('refuses nobody, oneself, and a player the API does not know, at the field', async () => {
    const unknown = refusalOf('recipient_unknown', 'No such player', { fields: { recipient: 'Nobody is called so' } });
    show({ 'GET /store/roles': forRecipient(unknown) });
    const shown = await name(' ');
    const field = shown.getByRole('textbox');
    expect(await shown.findByText("Enter the player's nickname.")).toBeInTheDocument();
    await userEvent.type(field, 'kitsune{Enter}');
    expect(await shown.findByText('This is your own nickname.')).toBeInTheDocument();
    await userEvent.type(field, 'x{Enter}');
    expect(await shown.findByText('Nobody is called so')).toBeInTheDocument();
    expect(field).toBeInvalid();
  });

  it('says so when the player has it for ever', async () => {
    const held = { ...cadet, offers: [], active: null };
    show({ 'GET /store/roles': forRecipient({ ...rolesOf(held), recipient: 'Tanuki' }) });
    const shown = await name('tanuki');
    expect(await shown.findByText('Tanuki already has this privilege for ever.')).toBeInTheDocument();
  });

  it('buys by the offers of the one who gets it', async () => {
    const theirs = { ...cadet, offers: [offerOf({ mode: 'extend', price: priceOf(21_000) })] };
    const page = show({
      'GET /store/roles': forRecipient({ ...rolesOf(theirs), recipient: 'Tanuki' }),
      'POST /store/buy': purchaseOf(129_000),
    });
    const shown = await name('tanuki');
    expect(
      await shown.findByText('Tanuki already has this privilege: the gift makes it last longer.'),
    ).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽210' }));
    expect(await shown.findByText('given to Tanuki, until 2 July 2026')).toBeInTheDocument();
    expect(await sent(page.requests)[0]?.json()).toMatchObject({
      mode: 'extend',
      recipient: 'Tanuki',
      expectedPrice: 21_000,
    });
    expect(page.requests.some(({ url }) => url.includes('/cabinet/roles'))).toBe(false);
  });
});
