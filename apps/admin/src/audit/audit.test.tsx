import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT, pageOf, sampleId, YUKI } from '../testing/samples.ts';

beforeAll(loadPages);

const UNDO = `POST /admin/acts/${ACT.id}/undo`;
const open = (acts: Schemas['OperatorAct'][], more: RenderOptions = {}) =>
  renderAdmin({
    locale: 'en',
    at: '/audit',
    ...more,
    answers: { 'GET /admin/acts': () => pageOf(...acts), ...more.answers },
  });
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);
const undoButton = { name: 'Undo for Yuki' };

test('an act says who changed what, for whom and why', async () => {
  open([{ ...ACT, reason: '<b>Paid</b> twice' }]);
  const row = await rowOf('<b>Paid</b> twice');
  for (const text of ['Kitsune', 'Balance: ₽400 → ₽500', '203.0.113.0/24']) expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('link', { name: 'Yuki' })).toHaveAttribute('href', `/players/${YUKI.id}`);
});

test('every kind is in words, and only a change of a balance or of groups that stands can be undone', async () => {
  const rest = { ...ACT, address: null };
  open([
    { ...rest, id: sampleId(21), kind: 'groups', before: ['player'], after: ['player', 'admin'], reason: 'one' },
    { ...rest, id: sampleId(22), kind: 'resend', before: 'dead', after: 'queued', reason: 'two' },
    { ...rest, id: sampleId(23), kind: 'refund', before: 'dead', after: 'refunded', reason: 'three' },
    { ...rest, id: sampleId(24), kind: 'invite', before: [], after: ['admin'], reason: 'four' },
    { ...rest, id: sampleId(25), undone: true, reason: 'five' },
    { ...rest, id: sampleId(26), undoes: sampleId(25), reason: 'six' },
  ]);
  const one = await rowOf('one');
  expect(one.getByText('Groups: None → Administrator')).toBeVisible();
  expect(one.getByText('Command')).toBeVisible();
  expect(one.getByRole('button', undoButton)).toBeVisible();
  const words = [
    ['two', 'Delivery sent again: Not delivered → Sent again'],
    ['three', 'Delivery refunded: Not delivered → Refunded'],
    ['four', 'One-time link: None → Administrator'],
    ['five', 'Undone'],
  ] as const;
  for (const [reason, text] of words) {
    const row = await rowOf(reason);
    expect(row.getByText(text)).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
  }
  expect((await rowOf('six')).getByText('Undoes an earlier change')).toBeVisible();
});

test('changes of prices say period, prices and start', async () => {
  const role = { id: 'hitech-cadet', serverId: 'hitech', name: 'Cadet', color: '#ffffff', tier: 1 };
  const rest = { ...ACT, kind: 'price' as const, player: null, subject: role.id, role };
  const from = '2026-11-20T12:00:00.000Z';
  open([
    { ...rest, id: sampleId(27), before: ['month', '16900'], after: ['month', '', from], reason: 'one' },
    { ...rest, id: sampleId(28), before: ['forever', '119000', from], after: [], reason: 'two' },
    { ...rest, id: sampleId(29), kind: 'best_choice', before: 'none', after: role.id, reason: 'three' },
  ]);
  expect((await rowOf('one')).getByText(/^Price: Cadet, Month: ₽169 → not sold, .*20/)).toBeVisible();
  expect((await rowOf('two')).getByText(/^Price: Cadet, Forever: ₽1,190 from .*20.* cancelled$/)).toBeVisible();
  expect((await rowOf('three')).getByText('Best choice: Cadet')).toBeVisible();
});

test.each([
  ['balance', ['admin.audit', 'admin.settings']],
  ['groups', ['admin.audit', 'admin.money']],
] as const)('a change of %s cannot be undone without its permission', async (kind, permissions) => {
  open([{ ...ACT, kind, ...(kind === 'groups' && { before: [], after: ['editor'] }) }], {
    operator: { ...OPERATOR, permissions: [...permissions] },
  });
  const row = await rowOf('Paid twice');
  expect(row.queryByRole('button')).toBeNull();
  // Neither is a player's page open to them.
  expect(row.queryByRole('link')).toBeNull();
});

test('a change is undone with a reason, and the list is read again', async () => {
  const acts = [{ ...ACT }];
  const { sent } = open(acts, {
    answers: {
      [UNDO]: () => {
        acts[0] = { ...ACT, undone: true };
        return { ...ACT, id: sampleId(30), undoes: ACT.id };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', undoButton));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Balance: ₽500 → ₽400')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Reason'), 'By mistake');
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(UNDO)).toEqual([{ reason: 'By mistake' }]);
  expect((await rowOf('Paid twice')).getByText('Undone')).toBeVisible();
});

test('an undo that is refused says why, though the list has changed meanwhile', async () => {
  const acts = [{ ...ACT }];
  open(acts, {
    answers: {
      [UNDO]: () => {
        acts[0] = { ...ACT, undone: true };
        return refused(409, 'act_undone', { code: 5 });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', undoButton));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'By mistake');
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByText('why: act_undone')).toBeVisible();
});

test('operator and kind are filters', async () => {
  const { where, requests } = open([ACT], { at: '/audit?operator=Kitsune' });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What changed' }), 'Groups');
  await waitFor(() => expect(where()).toBe('/audit?operator=Kitsune&kind=groups'));
  await waitFor(() => expect(requests.at(-1)?.url).toContain('operator=Kitsune&kind=groups'));
});
