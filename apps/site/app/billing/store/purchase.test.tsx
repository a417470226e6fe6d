import type { Schemas } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, idOf, never, unreachable } from '../../framework/testing/content-fixtures.ts';
import { balanceIn, cadet, choose, dialog, sent, show } from './testing/show-store.tsx';
import { comparisonOf, grantOf, offerOf, priceOf, purchaseOf, refusalOf, rolesOf } from './testing/store-fixtures.ts';

describe('buying a privilege', () => {
  it('shows price and balances, charges after confirmation, and polls the delivery', async () => {
    let status: Schemas['DeliveryState']['status'] = 'queued';
    const page = show({
      'POST /store/buy': purchaseOf(130_000),
      'GET /cabinet/roles': () => ({ items: [grantOf(status)], nextCursor: null }),
    });
    const shown = await choose('Buy: Cadet');
    expect(shown.getByRole('heading', { name: 'Buy a privilege' })).toBeInTheDocument();
    expect(shown.getByText('31 days, until 2 July 2026')).toBeInTheDocument();
    expect(shown.getByText('₽1,500')).toBeInTheDocument();
    expect(shown.getByText('₽1,300')).toBeInTheDocument();
    expect(sent(page.requests)).toHaveLength(0);
    expect(balanceIn(page)).toBe(150_000);

    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText('Waiting for the game server')).toBeInTheDocument();
    expect(shown.getByText('yours until 2 July 2026')).toBeInTheDocument();
    expect(shown.getByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(balanceIn(page)).toBe(130_000);
    expect(await sent(page.requests)[0]?.json()).toEqual({
      roleId: cadet.id,
      period: 'month',
      mode: 'buy',
      expectedPrice: 20_000,
      replaces: null,
    });
    status = 'delivered';
    expect(await shown.findByText('Delivered in the game', {}, { timeout: 4000 })).toBeInTheDocument();
    expect(shown.getByRole('heading', { name: 'Done' })).toBeInTheDocument();
    const calls = page.requests.filter(({ url }) => url.includes('/cabinet/roles')).length;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(page.requests.filter(({ url }) => url.includes('/cabinet/roles'))).toHaveLength(calls);
  });

  it('does not show the new balance before the receipt', async () => {
    let calls = 0;
    const page = show(
      {
        'POST /store/buy': purchaseOf(15_000),
        // Queries invalidated by the purchase load slowly.
        'GET /store/comparison': () => (calls++ === 0 ? comparisonOf(cadet) : never()),
        'GET /cabinet/roles': { items: [grantOf('queued')], nextCursor: null },
      },
      35_000,
    );
    const shown = await choose('Buy: Cadet');
    expect(shown.getByText('₽150')).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    await waitFor(() => expect(balanceIn(page)).toBe(15_000));
    expect(shown.queryByText(/₽50/)).not.toBeInTheDocument();
  });

  it('focuses the receipt, and then the button that opened the dialog', async () => {
    const held = { ...cadet, active: { grantId: idOf('g'), expiresAt: null }, offers: [] };
    let bought = false;
    show({
      'POST /store/buy': () => {
        bought = true;
        return purchaseOf(130_000);
      },
      'GET /store/comparison': () => comparisonOf(bought ? held : cadet),
      'GET /cabinet/roles': { items: [grantOf('delivered')], nextCursor: null },
    });
    const opener = await screen.findByRole('button', { name: 'Buy: Cadet' });
    await userEvent.click(opener);
    const shown = await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Pay ₽200' }));
    const receipt = await dialog();
    const paid = await receipt.findByText('Paid: ₽200');
    expect(document.activeElement).toContainElement(paid);
    expect(document.activeElement).not.toBe(document.body);
    expect(shown).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Give as a gift: Cadet' })).toHaveFocus());
  });

  it('shows kit commands and a link to the game in the receipt', async () => {
    const kits = [
      {
        id: 'hitech-cadet-toolbox',
        name: 'Toolbox',
        command: '/kit toolbox',
        cooldown: { amount: 1, unit: 'day' as const },
      },
    ];
    show({
      'POST /store/buy': purchaseOf(130_000),
      'GET /store/comparison': comparisonOf({ ...cadet, kits }),
      'GET /cabinet/roles': { items: [grantOf('delivered')], nextCursor: null },
    });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByRole('link', { name: 'Play' })).toHaveAttribute('href', '/en/start');
    expect(shown.getByText('/kit toolbox')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Copy /kit toolbox' })).toBeInTheDocument();
  });

  it('shows an error if the server rejects the delivery', async () => {
    show({
      'POST /store/buy': purchaseOf(130_000),
      'GET /cabinet/roles': { items: [grantOf('failed')], nextCursor: null },
    });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText("Couldn't deliver it in the game")).toBeInTheDocument();
    expect(shown.getByRole('heading', { name: 'Paid' })).toBeInTheDocument();
  });

  it('repeats a purchase of unknown outcome with the same key, and the next one with a new key', async () => {
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

  it('retries a purchase of unknown outcome, shows no new balance meanwhile, and can be closed', async () => {
    let tries = 0;
    const page = show({
      'POST /store/buy': () => (tries++ === 0 ? unreachable() : purchaseOf(130_000)),
      'GET /cabinet/roles': { items: [grantOf('queued')], nextCursor: null },
    });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText(/^We.re checking whether the purchase went through/)).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    // Another tab may report the new balance first.
    act(() => page.context.store.set(sessionAtom, { type: 'balance-changed', balance: 10_000 }));
    expect(shown.getByText('₽1,300')).toBeInTheDocument();
    expect(shown.queryByText(/You need/)).not.toBeInTheDocument();
    expect(await shown.findByText('Paid: ₽200', {}, { timeout: 20_000 })).toBeInTheDocument();
    const keys = sent(page.requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0]]);
  }, 30_000);

  it('shows a changed offer and balance whole, and requires confirmation again', async () => {
    const upgrade = offerOf({ price: priceOf(25_000, 10_000), replaces: 'hitech-samurai' });
    const page = show({
      'GET /store/roles': rolesOf({ ...cadet, offers: [upgrade] }),
      'POST /user/auth/token': { auth: { ...authOf('Kitsune'), balance: 140_000 }, region: null },
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
    expect(await shown.findByText(/^It was ₽200\. You haven.t been charged/)).toBeInTheDocument();
    expect(await shown.findByText('Ends your hitech-samurai')).toBeInTheDocument();
    expect(shown.getByText('−₽100')).toBeInTheDocument();
    expect(balanceIn(page)).toBe(140_000);
    expect(shown.getByText('₽1,400')).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽250' }));
    expect(await shown.findByText('Paid: ₽200')).toBeInTheDocument();
    const keys = sent(page.requests).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('buys for another period that is chosen in the dialog, unless an order is under way', async () => {
    const prices = [
      { period: 'month' as const, amount: 20_000, currency: 'RUB' as const },
      { period: 'forever' as const, amount: 90_050, currency: 'RUB' as const },
    ];
    const forever = offerOf({ period: 'forever', price: priceOf(90_050), expiresAt: null });
    let away = true;
    const page = show({
      'GET /store/comparison': comparisonOf({ ...cadet, prices, offers: [offerOf(), forever] }),
      'POST /store/buy': () => (away ? unreachable() : purchaseOf(59_950)),
      'GET /cabinet/roles': { items: [], nextCursor: null },
    });
    const shown = await choose('Buy: Cadet');
    expect(shown.getByRole('radio', { name: 'Month ₽200' })).toBeChecked();
    await userEvent.click(shown.getByRole('radio', { name: 'Forever ₽901' }));
    expect(shown.getByText('forever')).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽900.50' }));
    expect(await shown.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(shown.getByRole('radio', { name: 'Month ₽200' })).toBeDisabled();
    away = false;
    await userEvent.click(shown.getByRole('button', { name: 'Try again' }));
    expect(await shown.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(await sent(page.requests)[0]?.json()).toMatchObject({ period: 'forever', expectedPrice: 90_050 });
  });

  it('says what an upgrade would lose, and offers to keep both', async () => {
    const price = priceOf(0, 20_000, 135_448);
    const offers = [offerOf({ price, replaces: 'hitech-samurai' }), offerOf({ mode: 'stack', price: priceOf(20_000) })];
    show({ 'GET /store/comparison': comparisonOf({ ...cadet, offers }) });
    const shown = await choose('Upgrade: Cadet');
    expect(shown.getByText("You'd lose ₽1,354.48")).toBeInTheDocument();
    expect(shown.getByText(/^Your hitech-samurai ends right away.* worth ₽1,554\.48, more/)).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Keep both for ₽200' }));
    expect(shown.queryByText(/You.d lose/)).not.toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Pay ₽200' })).toBeInTheDocument();
  });

  it('shows the receipt while queries refetch, and never subtracts the price twice', async () => {
    let bought = false;
    show(
      {
        'POST /store/buy': () => {
          bought = true;
          return purchaseOf(0);
        },
        'GET /store/comparison': () => (bought ? never() : comparisonOf(cadet)),
        'GET /cabinet/roles': { items: [], nextCursor: null },
      },
      20_000,
    );
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText('Paid: ₽200')).toBeInTheDocument();
    expect(shown.queryByText(/more is needed/)).not.toBeInTheDocument();
  });

  it('offers to top up the missing amount, at least the smallest top-up', async () => {
    show({}, 5000);
    const shown = await choose('Buy: Cadet');
    expect(shown.getByText('You need ₽150 more')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    const back = new URLSearchParams({ amount: '15000', return_to: '/en/store?server=hitech' });
    expect(shown.getByRole('link', { name: 'Top up ₽150' })).toHaveAttribute('href', `/en/pay?${back}`);
  });

  it('uses the missing amount of the server', async () => {
    const page = show({ 'POST /store/buy': refusalOf('not_enough_money', 'Not enough money', { missing: 4000 }) });
    const shown = await choose('Buy: Cadet');
    await userEvent.click(shown.getByRole('button', { name: 'Pay ₽200' }));
    expect(await shown.findByText('You need ₽40 more')).toBeInTheDocument();
    expect(await shown.findByRole('link', { name: 'Top up ₽100' })).toBeInTheDocument();
    expect(balanceIn(page)).toBe(16_000);
  });
});
