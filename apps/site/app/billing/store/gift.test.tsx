import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, unreachable } from '../../framework/testing/content-fixtures.ts';
import { cadet, choose, sent, show } from './testing/show-store.tsx';
import { comparisonOf, offerOf, priceOf, purchaseOf, refusalOf, rolesOf } from './testing/store-fixtures.ts';

describe('giving a privilege', () => {
  const forRecipient = (answer: () => unknown) => (request: Request) =>
    new URL(request.url).searchParams.has('recipient') ? answer() : rolesOf(cadet);
  const name = async (nickname: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions: Cadet' }));
    const shown = await choose('Give as a gift');
    await userEvent.type(shown.getByRole('combobox', { name: 'Recipient' }), nickname);
    await userEvent.click(shown.getByRole('button', { name: 'Continue' }));
    return shown;
  };

  it('shows field errors for no nickname, the own nickname and an unknown player', async () => {
    const unknown = () =>
      refusalOf('recipient_unknown', 'No such player', { fields: { recipient: 'Nobody is called so' } });
    show({ 'GET /store/roles': forRecipient(unknown) });
    const shown = await name(' ');
    const field = shown.getByRole('combobox');
    expect(await shown.findByText("Enter the player's nickname.")).toBeInTheDocument();
    await userEvent.type(field, 'kitsune{Enter}');
    expect(await shown.findByText('This is your own nickname.')).toBeInTheDocument();
    await userEvent.type(field, 'x{Enter}');
    expect(await shown.findByText('Nobody is called so')).toBeInTheDocument();
    expect(field).toBeInvalid();
  });

  it('shows a connection error above the buttons and preserves the nickname', async () => {
    const theirs = { ...cadet, offers: [offerOf()] };
    let away = true;
    show({
      'GET /store/roles': forRecipient(() => (away ? unreachable() : { ...rolesOf(theirs), recipient: 'Tanuki' })),
    });
    const shown = await name('tanuki');
    const notice = await shown.findByText('Unable to connect to the server', {}, { timeout: 5000 });
    const field = shown.getByRole('combobox');
    expect(field).toHaveValue('tanuki');
    expect(field).toBeValid();
    away = false;
    await userEvent.click(shown.getByRole('button', { name: 'Continue' }));
    expect(await shown.findByRole('button', { name: 'Pay ₽200' })).toBeInTheDocument();
    expect(notice).not.toBeInTheDocument();
  });

  it('offers every role as a gift at its list price, for the recipient of the address, on any server', async () => {
    const held = { ...cadet, active: { grantId: idOf('g'), expiresAt: null }, offers: [] };
    show({ 'GET /store/comparison': comparisonOf(held) }, 0, '&recipient=Tanuki');
    expect(await screen.findByRole('link', { name: 'HiTech' })).toHaveAttribute(
      'href',
      '/en/store?server=hitech&recipient=Tanuki',
    );
    expect(screen.getByText('Choose a gift for')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shop for yourself' })).toHaveAttribute('href', '/en/store?server=hitech');
    expect(screen.getByText('₽200')).toBeInTheDocument();
    const shown = await choose('Give as a gift: Cadet');
    expect(shown.getByText('HiTech')).toBeInTheDocument();
    expect(shown.getByText('₽200')).toBeInTheDocument();
    expect(shown.getByText('for 31 days')).toBeInTheDocument();
    expect(shown.getByRole('combobox', { name: 'Recipient' })).toHaveValue('Tanuki');
  });

  it('shows an error if the recipient has the role forever', async () => {
    const held = { ...cadet, offers: [], active: null };
    show({ 'GET /store/roles': forRecipient(() => ({ ...rolesOf(held), recipient: 'Tanuki' })) });
    const shown = await name('tanuki');
    expect(await shown.findByText('Tanuki already has this privilege forever.')).toBeInTheDocument();
  });

  it('does not show the refusal of one recipient at another', async () => {
    const nickname = (request: Request) => new URL(request.url).searchParams.get('recipient');
    show({
      'GET /store/roles': (request: Request) =>
        nickname(request) === null ? rolesOf(cadet) : { ...rolesOf(cadet), recipient: nickname(request) },
      'POST /store/buy': () => refusalOf('recipient_banned', 'This player is banned'),
    });
    const shown = await name('Tanuki');
    await userEvent.click(await shown.findByRole('button', { name: /^Pay/ }));
    expect(await shown.findByText(/This player is banned/)).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Change recipient' }));
    await userEvent.type(shown.getByRole('combobox', { name: 'Recipient' }), 'Neko{Enter}');
    expect(await shown.findByRole('button', { name: /^Pay/ })).toBeInTheDocument();
    expect(shown.queryByText(/This player is banned/)).not.toBeInTheDocument();
  });

  it('goes back to the gift after a top-up', async () => {
    show({ 'GET /store/roles': forRecipient(() => ({ ...rolesOf(cadet), recipient: 'Tanuki' })) }, 5000);
    const shown = await name('tanuki');
    const back = new URLSearchParams({ amount: '15000', return_to: '/en/store?server=hitech&recipient=Tanuki' });
    expect(await shown.findByRole('link', { name: 'Top up ₽150' })).toHaveAttribute('href', `/en/pay?${back}`);
  });

  it('buys by the offers for the recipient', async () => {
    const theirs = { ...cadet, offers: [offerOf({ mode: 'extend', price: priceOf(21_000) })] };
    const page = show({
      'GET /store/roles': forRecipient(() => ({ ...rolesOf(theirs), recipient: 'Tanuki' })),
      'POST /store/buy': purchaseOf(129_000),
    });
    const shown = await name('tanuki');
    expect(await shown.findByText('Tanuki already has this privilege: your gift extends it.')).toBeInTheDocument();
    await userEvent.click(shown.getByRole('button', { name: 'Change recipient' }));
    await userEvent.type(shown.getByRole('combobox', { name: 'Recipient' }), 'tanuki{Enter}');
    await userEvent.click(await shown.findByRole('button', { name: 'Pay ₽210' }));
    expect(await shown.findByText('a gift for Tanuki, until 2 July 2026')).toBeInTheDocument();
    // The delivery of a gift is not followed.
    expect(shown.getByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(await sent(page.requests)[0]?.json()).toMatchObject({
      mode: 'extend',
      recipient: 'Tanuki',
      expectedPrice: 21_000,
    });
    expect(page.requests.some(({ url }) => url.includes('/cabinet/roles'))).toBe(false);
  });
});
