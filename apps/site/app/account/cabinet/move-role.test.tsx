import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, idOf, mainOf, serverOf, unreachable } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { grantOf, pageOf } from './cabinet-fixtures.ts';
import * as page from './roles.tsx';

const GRANT = grantOf('Cadet');
const PRICE = { base: 39_160, discount: null, final: 5_000, currency: 'RUB' };
const THERE = { ...GRANT.role, id: 'sky-tsuru', serverId: 'techno-magic-sky', name: 'Tsuru' };
const optionsOf = (price: object = PRICE, isHeld = false) => ({
  grantId: GRANT.grantId,
  role: GRANT.role,
  expiresAt: GRANT.expiresAt,
  servers: [
    {
      serverId: 'magic-rpg',
      role: { ...THERE, id: 'miko', serverId: 'magic-rpg', name: 'Miko' },
      price: PRICE,
      isHeld: true,
    },
    { serverId: 'techno-magic-sky', role: THERE, price, isHeld },
  ],
});
const MOVED = {
  transferId: idOf('move'),
  balance: 15_000,
  price: PRICE,
  grant: { id: idOf('new'), expiresAt: GRANT.expiresAt, state: 'active' },
  deliveries: { revoke: { id: idOf('gone'), status: 'queued' }, grant: { id: idOf('here'), status: 'queued' } },
};
const after = (status: string) =>
  pageOf([
    { ...GRANT, grantId: idOf('new'), role: THERE, delivery: { id: idOf('here'), status } },
    { ...GRANT, state: 'moved', movedTo: 'techno-magic-sky', delivery: { id: idOf('gone'), status } },
  ] as never);

const open = async (answers: Answers, balance = 20_000) => {
  const user = userEvent.setup();
  const shown = openPage(page, {
    locale: 'en',
    at: '/en/cabinet/roles',
    auth: { ...authOf('Kitsune'), balance },
    answers: {
      'GET /main': mainOf([
        serverOf('hitech', 'HiTech'),
        serverOf('techno-magic-sky', 'Sky'),
        serverOf('magic-rpg', 'Magic'),
      ]),
      'GET /cabinet/roles': pageOf([GRANT]),
      'GET /cabinet/roles/transfer/servers': optionsOf(),
      'GET /pay': { methods: [], limits: { min: 1_000, max: 10_000_000 }, bonuses: [], currency: 'RUB', debt: 0 },
      ...answers,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Transfer Cadet to another server' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Transfer to another server' }, { timeout: 10_000 }));
  return { user, dialog, ...shown };
};
const orders = (requests: Request[]) => requests.filter(({ method }) => method === 'POST');

describe('moving a role', () => {
  it('lists servers, charges the price shown, and polls both deliveries', async () => {
    let moved = false;
    const { user, dialog, requests } = await open({
      'GET /cabinet/roles': () => (moved ? after('delivered') : pageOf([GRANT])),
      'POST /cabinet/roles/transfer': () => {
        moved = true;
        return MOVED;
      },
    });
    expect(await dialog.findByRole('radio', { name: /Magic.*already have it there/ })).toBeDisabled();
    expect(dialog.getByRole('radio', { name: /Sky/ })).toBeChecked();
    expect(dialog.getByText('The end date stays the same: 13 December 2026')).toBeVisible();
    expect(dialog.getByText(/plus 10% for the transfer/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Transfer for ₽50' }));
    const done = within(await screen.findByRole('dialog', { name: 'Done' }));
    expect(await done.findByText('Ended on HiTech')).toBeVisible();
    expect(await done.findByText('Delivered on Sky')).toBeVisible();
    expect(await orders(requests)[0]?.json()).toEqual({
      grantId: GRANT.grantId,
      toServerId: 'techno-magic-sky',
      expectedPrice: 5_000,
    });
    await user.click(done.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/transferred to Sky$/)).toBeVisible();
  });

  it('shows a changed price and charges it after confirmation', async () => {
    let price = PRICE;
    const changed = { ...PRICE, final: 6_000 };
    const refused = () => {
      price = changed;
      const details = { type: 'price_changed', description: 'Other', price: changed };
      return new Response(JSON.stringify({ error_code: 5, error_message: 'No', details }), {
        status: 409,
        headers: { 'content-type': 'application/json' },
      });
    };
    const { user, dialog, requests } = await open({
      'GET /cabinet/roles/transfer/servers': () => optionsOf(price),
      'POST /cabinet/roles/transfer': refused,
    });
    await user.click(await dialog.findByRole('button', { name: 'Transfer for ₽50' }));
    expect(await dialog.findByText(/^It was ₽50\. You haven.t been charged/)).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Transfer for ₽60' }));
    expect(await orders(requests)[1]?.json()).toMatchObject({ expectedPrice: 6_000 });
  });

  it('links the top-up if the balance is not enough', async () => {
    const { dialog } = await open({}, 4_999);
    expect(await dialog.findByRole('link', { name: 'Top up' })).toHaveAttribute(
      'href',
      '/en/pay?return_to=%2Fen%2Fcabinet%2Froles',
    );
  });

  it('says that the outcome is unknown, and retries with the same key', async () => {
    let away = true;
    const { user, dialog, requests } = await open({
      'POST /cabinet/roles/transfer': () => (away ? unreachable() : MOVED),
    });
    await user.click(await dialog.findByRole('button', { name: 'Transfer for ₽50' }));
    expect(await dialog.findByText(/^We.re checking whether it was transferred/)).toBeVisible();
    away = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Done' })).toBeVisible();
    expect(new Set(orders(requests).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});
