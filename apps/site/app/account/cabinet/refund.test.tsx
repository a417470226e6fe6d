import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, idOf, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage } from '../../framework/testing/render-page.tsx';
import { MAIN, roleNameOf } from './cabinet-fixtures.ts';
import * as page from './refund.tsx';

const RONIN = roleNameOf('hitech-ronin', 'Ronin');

const lineOf = (name: string, more: Partial<Schemas['RefundLine']> = {}): Schemas['RefundLine'] => ({
  id: idOf(name),
  kind: 'purchase',
  at: '2026-05-30T10:00:00.000Z',
  role: RONIN,
  period: 'month',
  amount: 24_900,
  currency: 'RUB',
  reason: null,
  ...more,
});

const wipeOf = (more: Partial<Schemas['RefundOfWipe']> = {}): Schemas['RefundOfWipe'] => ({
  wipeId: idOf('wipe'),
  serverId: 'hitech',
  wipedAt: '2026-06-01T12:00:00.000Z',
  spentFrom: '2026-05-18T12:00:00.000Z',
  openUntil: '2026-06-15T12:00:00.000Z',
  state: 'open',
  price: { base: 24_900, discount: null, final: 24_900, currency: 'RUB' },
  lines: [lineOf('one'), lineOf('two', { kind: 'gift', reason: 'gift' })],
  roles: [{ role: RONIN, change: 'ends', expiresAt: null }],
  taken: null,
  ...more,
});

const TAKEN: Schemas['TakenRefund'] = {
  refundId: idOf('refund'),
  at: '2026-06-02T12:00:00.000Z',
  amount: 24_900,
  currency: 'RUB',
  deliveries: [{ role: RONIN, given: false, delivery: { id: idOf('delivery'), status: 'queued' } }],
};

const ZERO = { base: 0, discount: null, final: 0, currency: 'RUB' as const };
const over = (state: 'nothing' | 'taken' | 'over', more: Partial<Schemas['RefundOfWipe']> = {}) =>
  wipeOf({ state, price: ZERO, roles: [], ...more });

const open = (wipes: unknown, answers: Answers = {}) =>
  openPage(page, {
    at: '/en/cabinet/refund',
    locale: 'en',
    auth: authOf('Kitsune'),
    answers: { 'GET /main': MAIN, 'GET /cabinet/refund': wipes, ...answers },
  });

describe('the refund', () => {
  it('lists refunded purchases, those that are not with the reason, and ended roles before confirmation', async () => {
    const user = userEvent.setup();
    let taken = false;
    const sent: unknown[] = [];
    open(() => ({ wipes: [taken ? over('taken', { taken: TAKEN, lines: [] }) : wipeOf()] }), {
      'POST /cabinet/refund': async (request: Request) => {
        sent.push(await request.json(), request.headers.get('idempotency-key'));
        taken = true;
        return { balance: 123_400, refund: TAKEN };
      },
    });
    const [bought, gift] = (await screen.findAllByRole('row')).slice(1);
    expect(within(bought as HTMLElement).getByText('You get back')).toBeInTheDocument();
    expect(within(gift as HTMLElement).getByText('Not refunded: another player has it')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Refund ₽/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Ronin ends right away')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Refund ₽/ }));
    expect(await screen.findByText('Ronin: waiting for the game server')).toBeInTheDocument();
    expect(sent).toEqual([{ wipeId: idOf('wipe'), expectedPrice: 24_900 }, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['nothing', over('nothing', { lines: [] }), /You have nothing to refund between/],
    ['over', over('over', { lines: [lineOf('one', { reason: 'window_over' })] }), /ended on/],
    ['taken', over('taken', { taken: TAKEN }), /already received the refund for this wipe/],
  ])('has no button in the state %s', async (_, wipe, words) => {
    open({ wipes: [wipe] });
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Refund ₽/ })).not.toBeInTheDocument();
  });

  const NEXT = { serverId: 'hitech', at: '2026-07-10T12:00:00.000Z' };
  it.each([
    [null, null, 'When is the next wipe?', '/en/servers'],
    ['hitech', null, 'When is the next wipe?', '/en/servers/hitech#wipe'],
    [null, NEXT, /^Next wipe: HiTech/, '/en/servers/hitech#wipe'],
  ])('without a wipe leads a player of %s to the next one: %j', async (preferredServer, nextWipe, name, href) => {
    openPage(page, {
      at: '/en/cabinet/refund',
      locale: 'en',
      auth: { ...authOf('Kitsune'), preferredServer },
      answers: {
        'GET /main': MAIN,
        'GET /cabinet/refund': { wipes: [] },
        'GET /home': { lastServer: null, roles: [], friendsOnline: 0, friends: [], nextWipe },
      },
    });
    expect(await screen.findByRole('heading', { name: 'No recent wipes' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('shows a skeleton while loading', () => {
    renderPage(<page.default />, { answers: { 'GET /main': MAIN, 'GET /cabinet/refund': never } });
    expect(screen.getByText('Загружаем вайпы')).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    const user = userEvent.setup();
    let broken = true;
    open(() => (broken ? failing() : { wipes: [] }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'No recent wipes' })).toBeInTheDocument();
  });
});
