import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  authOf,
  failing,
  idOf,
  mainOf,
  never,
  serverOf,
  storeRoleOf,
  unreachable,
} from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import StorePage from './store.tsx';
import { features, offerOf, priceOf, comparisonOf } from './testing/store-fixtures.ts';

const main = mainOf([serverOf('hitech', 'HiTech'), serverOf('magic-rpg', 'Magic RPG')]);
const prices: Schemas['PeriodPrice'][] = [
  { period: 'month', amount: 20_000, currency: 'RUB' },
  { period: 'three_months', amount: 48_000, currency: 'RUB' },
  { period: 'forever', amount: 90_000, currency: 'RUB' },
];
const offers = prices.map(({ period, amount }) => offerOf({ period, price: priceOf(amount) }));
const cadet = storeRoleOf('hitech', 'Cadet', { bestChoice: false, prices, offers });
const cyborg = storeRoleOf('hitech', 'Cyborg', { prices, offers });
const answers: Answers = {
  'GET /main': main,
  'GET /store/comparison': comparisonOf(cadet, cyborg),
  'GET /store/role/features': (request: Request) => features(new URL(request.url).searchParams.get('roleId') ?? ''),
};
const show = (more: Answers = {}, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<StorePage />, {
    locale: 'en',
    at: '/en/store?server=hitech',
    answers: { ...answers, ...more },
    ...options,
  });
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};

describe('the store', () => {
  it('shows a skeleton while loading', async () => {
    show({ 'GET /store/comparison': never });
    expect(await screen.findByText('Loading the privileges')).toBeInTheDocument();
  });

  it('shows an error and retries', async () => {
    let down = true;
    show({ 'GET /store/comparison': () => (down ? failing() : comparisonOf(cadet)) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('It broke on our side')).toBeInTheDocument();
    down = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Cadet' })).toBeInTheDocument();
  });

  it('shows an error without a connection', async () => {
    show({ 'GET /store/comparison': unreachable });
    expect(await screen.findByText('Check your connection and try again.')).toBeInTheDocument();
  });

  it('has an empty state for a server without privileges', async () => {
    show({ 'GET /store/comparison': comparisonOf() });
    expect(await screen.findByRole('heading', { name: 'This server has no privileges' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Magic RPG' })).toHaveAttribute('href', '/en/store?server=magic-rpg');
  });

  it('opens the server of the current player, not of the previous one', async () => {
    const previous = { ...main, auth: { ...authOf('Kitsune'), preferredServer: 'magic-rpg' } };
    const { unmount } = show({ 'GET /main': previous }, { at: '/en/store' });
    expect(await screen.findByRole('link', { name: 'HiTech' })).toHaveAttribute('aria-current', 'page');
    unmount();
    show({}, { at: '/en/store', auth: { ...authOf('Kitsune'), preferredServer: 'magic-rpg' } });
    expect(await screen.findByRole('link', { name: 'Magic RPG' })).toHaveAttribute('aria-current', 'page');
  });

  it('writes the period to the address, so that a change of language preserves it', async () => {
    const { where } = show({}, { at: '/en/store?server=hitech&from=letter' });
    await cardOf('Cadet');
    await userEvent.click(screen.getByRole('radio', { name: /^3 months/ }));
    expect(where()).toBe('/en/store?server=hitech&from=letter&period=three_months');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^3 months/ })).toBeChecked());
    await userEvent.click(screen.getByRole('radio', { name: /^Month/ }));
    expect(where()).toBe('/en/store?server=hitech&from=letter');
  });

  it('has an empty state if no server is open', async () => {
    show({ 'GET /main': mainOf([]) }, { at: '/en/store' });
    expect(await screen.findByRole('heading', { name: 'No servers are open right now' })).toBeInTheDocument();
  });

  it('links a visitor to sign-in and back to the gift', async () => {
    show({}, { at: '/en/store?server=hitech&recipient=Tanuki' });
    const card = await cardOf('Cadet');
    expect(card.getByRole('link', { name: 'Buy Cadet' })).toHaveAttribute(
      'href',
      `/en/login?${new URLSearchParams({ return_to: '/en/store?server=hitech&recipient=Tanuki' })}`,
    );
  });

  it('links a visitor to sign-in and back to the same view with its period', async () => {
    show();
    const card = await cardOf('Cadet');
    expect(card.getByText('₽200')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^3 months/ }));
    expect(await card.findByText('₽480')).toBeInTheDocument();
    expect(card.getByText('₽120 less than paying monthly')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Buy Cadet' })).toHaveAttribute(
      'href',
      `/en/login?${new URLSearchParams({ return_to: '/en/store?server=hitech&period=three_months' })}`,
    );
    expect(screen.getByRole('link', { name: 'Magic RPG' })).toHaveAttribute(
      'href',
      '/en/store?server=magic-rpg&period=three_months',
    );
    expect(screen.getByRole('link', { name: 'HiTech' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('radio', { name: 'Forever' }));
    expect(await card.findByText('For the price of 5 months')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /gift/ })).not.toBeInTheDocument();
  });

  it('shows the largest saving of a period, in Russian', async () => {
    show({}, { locale: 'ru', at: '/ru/store?server=hitech&period=forever' });
    const card = await cardOf('Cyborg');
    expect(card.getByText('Лучший выбор')).toBeInTheDocument();
    expect(card.getByText('По цене 5 месяцев')).toBeInTheDocument();
    expect(screen.getByText(/^до −20\s%$/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Навсегда' })).toBeChecked();
  });

  it('has one action a card for an owner, in whole roubles, and the others in a menu', async () => {
    const replaces = cadet.id;
    const price = priceOf(14_932, 5068);
    show(
      {
        'GET /store/comparison': comparisonOf(
          { ...cadet, active: { grantId: idOf('g'), expiresAt: '2026-07-02T10:00:00.000Z' }, offers: [] },
          { ...cyborg, offers: [offerOf({ price, replaces }), offerOf({ mode: 'stack', price: priceOf(20_000) })] },
          storeRoleOf('hitech', 'Architect', { prices, offers: [], tier: 3 }),
        ),
      },
      { auth: authOf('Kitsune') },
    );
    expect((await cardOf('Cadet')).getByText('Yours until 2 Jul 2026')).toBeInTheDocument();
    const higher = await cardOf('Cyborg');
    expect(higher.getByText('₽150')).toBeInTheDocument();
    expect(higher.getByText('−₽50')).toBeInTheDocument();
    expect(higher.getByText('What is left of your Cadet counts towards it')).toBeInTheDocument();
    expect(higher.getByText('Ends your Cadet')).toBeInTheDocument();
    const more = higher.getByRole('button', { name: 'More actions: Cyborg' });
    expect(higher.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Upgrade',
      '',
      'What you get',
    ]);
    await userEvent.click(more);
    expect(higher.getByRole('button', { name: 'Give as a gift' })).toBeInTheDocument();
    await userEvent.click(higher.getByRole('button', { name: 'Keep both: ₽200' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'A second privilege' }));
    expect(dialog.getByRole('button', { name: 'Pay ₽200' })).toBeInTheDocument();
  });

  it('has nothing to pay for what is held forever', async () => {
    const held = storeRoleOf('hitech', 'Architect', {
      prices,
      offers: [],
      active: { grantId: idOf('h'), expiresAt: null },
    });
    show({ 'GET /store/comparison': comparisonOf(held) }, { auth: authOf('Kitsune') });
    const card = await cardOf('Architect');
    expect(card.getByText('Yours forever: nothing more to pay.')).toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Give as a gift: Architect' })).toBeInTheDocument();
  });

  it('opens and closes the features of a role', async () => {
    show();
    const open = await screen.findByRole('button', { name: 'What you get: Cadet' });
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    const heading = screen.getByRole('heading', { level: 3, name: 'What you get with Cadet' });
    const panel = within(heading.closest('li') as HTMLElement);
    expect(await panel.findByText('/sethome')).toBeInTheDocument();
    expect(panel.getByText('Miner’s kit')).toBeInTheDocument();
    expect(panel.getByText('every 12 hours')).toBeInTheDocument();
    expect(panel.getByText('Torch')).toBeInTheDocument();
    expect(panel.getByText('64')).toBeInTheDocument();
    await userEvent.click(open);
    expect(heading).not.toBeInTheDocument();
  });

  it('folds roles below the held one to a strip, where they can be given', async () => {
    const stack = offerOf({ mode: 'stack', price: priceOf(20_000) });
    const held = { ...cyborg, tier: 3, active: { grantId: idOf('g'), expiresAt: null }, offers: [] };
    const roles = comparisonOf({ ...cadet, tier: 1, offers: [stack] }, held);
    show({ 'GET /store/comparison': roles }, { auth: authOf('Kitsune') });
    await cardOf('Cyborg');
    expect(screen.queryByRole('heading', { name: 'Cadet' })).not.toBeInTheDocument();
    const strip = within(screen.getByRole('region', { name: 'Privileges below yours' }));
    expect(strip.getByText('Your Cyborg gives more than these:')).toBeInTheDocument();
    expect(strip.queryByText(/₽/)).not.toBeInTheDocument();
    await userEvent.click(strip.getByRole('button', { name: 'Give as a gift: Cadet' }));
    expect(await screen.findByRole('dialog', { name: 'Gift a privilege' })).toBeInTheDocument();
  });

  it('has the action of each role in the comparison too', async () => {
    show({}, { auth: authOf('Kitsune') });
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Cadet: Buy',
      'Cyborg: Buy',
    ]);
    await userEvent.click(table.getByRole('button', { name: 'Cyborg: Buy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy a privilege' }));
    expect(dialog.getByRole('heading', { name: 'Cyborg' })).toBeInTheDocument();
  });

  it('compares two selected roles, never the same one twice', async () => {
    const architect = storeRoleOf('hitech', 'Architect', { bestChoice: false, prices, offers });
    show({ 'GET /store/comparison': comparisonOf(cadet, cyborg, architect) });
    const first = await screen.findByRole('combobox', { name: 'First privilege' });
    const second = screen.getByRole('combobox', { name: 'Second privilege' });
    expect([first, second].map((choice) => (choice as HTMLSelectElement).value)).toEqual([cadet.id, cyborg.id]);
    await userEvent.selectOptions(second, 'Architect');
    expect(second).toHaveValue(architect.id);
    expect(screen.getByRole('columnheader', { name: 'Cyborg' })).toHaveClass('store-table__other');
    expect(screen.getByRole('columnheader', { name: 'Architect' })).not.toHaveClass('store-table__other');
    await userEvent.selectOptions(first, 'Architect');
    expect([first, second].map((choice) => (choice as HTMLSelectElement).value)).toEqual([architect.id, cadet.id]);
  });

  it('loads everything in one call and compares the abilities of all roles', async () => {
    const { requests } = show();
    const table = await screen.findByRole('table');
    const row = within(table).getByRole('row', { name: /^Homes/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['3 homes', '9 homes']);
    const flight = within(table).getByRole('row', { name: /^Flight/ });
    expect(within(flight).getByRole('img', { name: 'No' })).toBeInTheDocument();
    expect(within(flight).getByRole('img', { name: 'Yes' })).toBeInTheDocument();
    const calls = requests.map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/store/'));
    expect(calls).toEqual(['/api/store/comparison']);
  });
});
