import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT, pageOf, PLAYER, sampleId } from '../testing/samples.ts';

beforeAll(loadPages);

const BAN: Schemas['ListedBan'] = {
  id: sampleId(9),
  login: PLAYER.login,
  server: 'hitech',
  banned_by: 'Volt_Sensei',
  ban_reason: 'X-Ray',
  rule: null,
  banned_at: '2026-11-20T10:00:00.000Z',
  unban_at: null,
  state: 'active',
  ended_at: null,
};

const open = (more: RenderOptions['answers'], player = PLAYER) =>
  renderAdmin({
    locale: 'en',
    at: `/players/${PLAYER.id}`,
    answers: {
      [`GET /admin/players/${PLAYER.id}`]: () => player,
      [`GET /admin/players/${PLAYER.id}/money`]: () => pageOf(),
      [`GET /admin/players/${PLAYER.id}/bans`]: () => pageOf(BAN),

      [`GET /admin/players/${PLAYER.id}/payments`]: () => pageOf(),
      [`GET /admin/players/${PLAYER.id}/grants`]: () => pageOf(),
      'GET /admin/acts': () => pageOf(),
      ...more,
    },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const openMore = async (item: string, more: RenderOptions['answers'], player = PLAYER) => {
  const rendered = open(more, player);
  await userEvent.click(await screen.findByRole('button', { name: 'More for Yuki' }));
  await press(item);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Ticket 12');
  return { ...rendered, dialog };
};

test('a picture is taken down, of those that the player has', async () => {
  const call = `POST /admin/players/${PLAYER.id}/take-down`;
  const { dialog, sent } = await openMore('Take a picture down', { [call]: ACT });
  expect(dialog.queryByRole('radio', { name: 'Cape' })).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Avatar' }));
  await press('Take down');
  await waitFor(async () => expect(await sent(call)).toEqual([{ part: 'avatar', reason: 'Ticket 12' }]));
});

test('all sessions are ended', async () => {
  const call = `POST /admin/players/${PLAYER.id}/end-sessions`;
  const { dialog, sent } = await openMore('End the sessions', { [call]: ACT });
  expect(dialog.getByText(/^2 sessions on the site/)).toBeVisible();
  await press('End the sessions');
  await waitFor(async () => expect(await sent(call)).toEqual([{ reason: 'Ticket 12' }]));
});

test('an email is replaced: before and after are shown, and without a second step it is confirmed', async () => {
  const call = `POST /admin/players/${PLAYER.id}/email`;
  const player = { ...PLAYER, factors: [] };
  const { dialog, sent } = await openMore('Replace the email', { [call]: ACT }, player);
  await press('Replace the email');
  expect(dialog.getByText('Enter the new email.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('New email'), 'new@example.org');
  expect(dialog.getByText('Email: yuki@example.org → new@example.org')).toBeVisible();
  await press('Replace the email');
  expect(dialog.getByText("Confirm that you're sure.")).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox'));
  await press('Replace the email');
  await waitFor(async () =>
    expect(await sent(call)).toEqual([{ email: 'new@example.org', withoutSecondFactor: true, reason: 'Ticket 12' }]),
  );
});

test('the reset for a lost phone is allowed', async () => {
  const call = `POST /admin/players/${PLAYER.id}/waive-factors`;
  const { sent } = await openMore('Lost phone', { [call]: ACT });
  await press('Allow the reset');
  await waitFor(async () => expect(await sent(call)).toEqual([{ reason: 'Ticket 12' }]));
});

test('an active ban is lifted', async () => {
  const call = `POST /admin/bans/${BAN.id}/lift`;
  const { sent } = open({ [call]: ACT });
  await userEvent.click(await screen.findByRole('button', { name: 'Lift the ban X-Ray' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Appeal');
  await userEvent.click(dialog.getByRole('button', { name: 'Lift the ban' }));
  await waitFor(async () => expect(await sent(call)).toEqual([{ reason: 'Appeal' }]));
});

test('an archive of the data is requested for the player', async () => {
  const call = `POST /admin/players/${PLAYER.id}/export`;
  const { sent } = await openMore('Export data', { [call]: ACT });
  await press('Request the archive');
  await waitFor(async () => expect(await sent(call)).toEqual([{ reason: 'Ticket 12' }]));
});

test('an account is deleted, or kept while it is about to be', async () => {
  const call = `POST /admin/players/${PLAYER.id}/deletion`;
  const { sent, unmount } = await openMore('Delete the account', { [call]: ACT });
  await press('Delete in 30 days');
  await waitFor(async () => expect(await sent(call)).toEqual([{ reason: 'Ticket 12' }]));
  unmount();
  const keep = `POST /admin/players/${PLAYER.id}/keep-account`;
  const kept = await openMore('Keep the account', { [keep]: ACT }, { ...PLAYER, deleteAt: '2026-12-28T10:00:00.000Z' });
  await userEvent.click(kept.dialog.getByRole('button', { name: 'Keep the account' }));
  await waitFor(async () => expect(await kept.sent(keep)).toEqual([{ reason: 'Ticket 12' }]));
});
