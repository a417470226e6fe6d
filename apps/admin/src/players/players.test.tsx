import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT, pageOf, PLAYER, sampleId } from '../testing/samples.ts';

beforeAll(loadPages);

const AT = `/players/${PLAYER.id}`;
const ENTRY: Schemas['MoneyEntry'] = {
  id: '1',
  at: '2026-11-20T10:00:00.000Z',
  kind: 'purchase',
  amount: -25_050,
  balanceAfter: 50_000,
  currency: 'RUB',
  description: 'Cadet for 30 days',
};

/** The API's account, and what changes it. */
const api = (player: Schemas['AdminPlayer'] = PLAYER, more: RenderOptions['answers'] = {}) => ({
  [`GET /admin/players/${PLAYER.id}`]: () => player,
  [`GET /admin/players/${PLAYER.id}/money`]: () => pageOf(ENTRY),
  [`GET /admin/players/${PLAYER.id}/bans`]: () => pageOf(),

  [`GET /admin/players/${PLAYER.id}/payments`]: () => pageOf(),
  [`GET /admin/players/${PLAYER.id}/grants`]: () => pageOf(),
  'GET /admin/acts': () => pageOf(ACT),
  ...more,
});
const open = (options: RenderOptions = {}) => renderAdmin({ locale: 'en', at: AT, answers: api(), ...options });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

const BALANCE = `POST /admin/players/${PLAYER.id}/balance`;
const GROUPS = `POST /admin/players/${PLAYER.id}/groups`;

test('the page has the account, its money and what operators changed', async () => {
  const { requests } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Yuki' })).toBeVisible();
  const facts = {
    Balance: '₽500',
    Groups: 'Editor',
    Email: 'yuki@example.org',
    'Last session': 'Never',
    'Two-factor sign-in': 'Authenticator app',
    'Linked services': 'Discord',
    'Active sessions': '2',
    'Active bans': '1',
  };
  for (const [name, value] of Object.entries(facts)) expect(factOf(name)).toHaveTextContent(value);
  const money = within(await screen.findByRole('table', { name: 'Money movements' }));
  expect(money.getByText('−₽250.50')).toBeVisible();
  expect(money.getByText('Cadet for 30 days')).toBeVisible();
  const acts = within(await screen.findByRole('table', { name: 'What operators did' }));
  expect(acts.getByText('Balance: ₽400 → ₽500')).toBeVisible();
  expect(acts.queryByRole('columnheader', { name: 'Player' })).toBeNull();
  expect(requests.some(({ url }) => url.includes(`/admin/acts?player=${PLAYER.id}`))).toBe(true);
});

test('without permissions the acts and the buttons are not there', async () => {
  const { requests } = open({ operator: { ...OPERATOR, permissions: ['admin.open', 'admin.players'] } });
  await screen.findByText('Cadet for 30 days');
  expect(screen.queryByRole('button', { name: 'Correct the balance' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change the groups' })).toBeNull();
  expect(requests.some(({ url }) => url.includes('/admin/acts'))).toBe(false);
});

test('an unknown player is not found', async () => {
  open({ answers: api(PLAYER, { [`GET /admin/players/${PLAYER.id}`]: () => refused(404, 'not_found', { code: 4 }) }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

const openBalance = async (more: RenderOptions['answers'], player = PLAYER) => {
  const rendered = open({ answers: api(player, more) });
  await userEvent.click(await screen.findByRole('button', { name: 'Correct the balance' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
};

test('a balance is credited: before and after are shown, and a reason is asked for', async () => {
  const player = { ...PLAYER };
  const { dialog, sent } = await openBalance(
    {
      [BALANCE]: () => {
        player.balance = 60_050;
        return { ...ACT, before: 50_000, after: 60_050 };
      },
    },
    player,
  );
  await press('Credit');
  expect(dialog.getByText('Enter the reason.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), ' Paid twice ');
  await press('Credit');
  expect(dialog.getByText(/^Enter the amount in roubles/)).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Amount'), '100,5');
  expect(dialog.getByText('Balance: ₽500 → ₽600.50')).toBeVisible();
  expect(await sent(BALANCE)).toEqual([]);
  await press('Credit');
  expect(await screen.findByText('The balance is corrected')).toBeVisible();
  expect(await sent(BALANCE)).toEqual([{ amount: 10_050, expectedBalance: 50_000, reason: 'Paid twice' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(factOf('Balance')).toHaveTextContent('₽600.50');
});

test('a debit above the balance is not sent', async () => {
  const { dialog, sent } = await openBalance({ [BALANCE]: ACT });
  await userEvent.click(dialog.getByRole('radio', { name: 'Debit' }));
  await userEvent.type(dialog.getByLabelText('Amount'), '500.01');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Chargeback');
  await press('Debit');
  expect(dialog.getByText("The balance is ₽500. That much can't be debited.")).toBeVisible();
  await userEvent.clear(dialog.getByLabelText('Amount'));
  await userEvent.type(dialog.getByLabelText('Amount'), '500');
  expect(dialog.getByText('Balance: ₽500 → ₽0')).toBeVisible();
  await press('Debit');
  await waitFor(async () => expect(await sent(BALANCE)).toMatchObject([{ amount: -50_000 }]));
});

test('a balance that changed meanwhile is shown beside the one before, and what was typed stays', async () => {
  const player = { ...PLAYER };
  const { dialog, sent } = await openBalance(
    {
      [BALANCE]: (_request: Request, nth: number) => {
        if (nth > 1) return ACT;
        player.balance = 30_000;
        return refused(409, 'balance_changed', { code: 5 });
      },
    },
    player,
  );
  await userEvent.type(dialog.getByLabelText('Amount'), '100');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice');
  await press('Credit');
  expect(await dialog.findByText('It was ₽500, and is now ₽300. Check the amount.')).toBeVisible();
  expect(dialog.queryByText('why: balance_changed')).toBeNull();
  expect(dialog.getByLabelText('Reason')).toHaveValue('Paid twice');
  expect(dialog.getByText('Balance: ₽300 → ₽400')).toBeVisible();
  await press('Credit');
  await waitFor(async () => expect(await sent(BALANCE)).toHaveLength(2));
  expect((await sent(BALANCE))[1]).toEqual({ amount: 10_000, expectedBalance: 30_000, reason: 'Paid twice' });
});

test('another refusal says why and keeps what was typed', async () => {
  const { dialog } = await openBalance({ [BALANCE]: () => refused(409, 'debit_over_balance', { code: 5 }) });
  await userEvent.type(dialog.getByLabelText('Amount'), '100');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice');
  await press('Credit');
  expect(await dialog.findByText('why: debit_over_balance')).toBeVisible();
  expect(dialog.getByLabelText('Amount')).toHaveValue('100');
});

test('a correction whose answer was lost is sent again with its key', async () => {
  const { dialog, requests } = await openBalance({
    [BALANCE]: (_request: Request, nth: number) => {
      if (nth === 1) throw new TypeError('offline');
      return ACT;
    },
  });
  await userEvent.type(dialog.getByLabelText('Amount'), '100');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice');
  await press('Credit');
  expect(await dialog.findByText('Connection lost')).toBeVisible();
  expect(await screen.findByText('The balance is corrected', {}, { timeout: 4000 })).toBeVisible();
  const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

const openGroups = async (more: RenderOptions['answers'], player = PLAYER) => {
  const rendered = open({ answers: api(player, more) });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the groups' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
};

test('groups are changed: before and after are shown', async () => {
  const { dialog, sent } = await openGroups({ [GROUPS]: { ...ACT, kind: 'groups', before: ['editor'], after: [] } });
  await userEvent.type(dialog.getByLabelText('Reason'), 'New moderator');
  await press('Change');
  expect(dialog.getByText('Nothing to change')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Moderator' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Editor' }));
  expect(dialog.getByText('Groups: Editor → Moderator')).toBeVisible();
  await press('Change');
  expect(await screen.findByText('The groups are changed')).toBeVisible();
  expect(await sent(GROUPS)).toEqual([{ groups: ['moderator'], expectedGroups: ['editor'], reason: 'New moderator' }]);
});

test('groups that changed meanwhile are shown beside those before', async () => {
  const player = { ...PLAYER };
  const { dialog } = await openGroups(
    {
      [GROUPS]: () => {
        player.groups = ['admin'];
        return refused(409, 'groups_changed', { code: 5 });
      },
    },
    player,
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Moderator' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'New moderator');
  await press('Change');
  expect(await dialog.findByText('Before: Editor. Now: Administrator. Check your choice.')).toBeVisible();
  expect(dialog.getByText('Groups: Administrator → Editor, Moderator')).toBeVisible();
});

test('the list leads to the page of a player', async () => {
  const { id, login, email, groups, registeredAt } = PLAYER;
  const answers = api(PLAYER, { 'GET /admin/players': () => pageOf({ id, login, email, groups, registeredAt }) });
  const { where } = open({ at: '/players', answers });
  await userEvent.click(await screen.findByRole('link', { name: 'Yuki' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Yuki' })).toBeVisible();
  expect(where()).toBe(`/players/${sampleId(7)}`);
});
