import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT, pageOf, PLAYER, sampleId } from '../testing/samples.ts';

beforeAll(loadPages);

const CADET = { id: 'hitech-cadet', serverId: 'hitech', name: 'Cadet', color: '#3aa0ff', tier: 1 };
const GRANT: Schemas['AdminGrant'] = {
  id: sampleId(40),
  role: CADET,
  server: 'HiTech',
  state: 'active',
  startedAt: '2026-11-01T10:00:00.000Z',
  until: '2027-01-10T10:00:00.000Z',
  giftFrom: null,
  delivery: { id: sampleId(41), status: 'delivered' },
};
const DONE: Schemas['OperatorAct'] = { ...ACT, kind: 'role', role: CADET, before: 'none', after: 'forever' };
const END = `POST /admin/grants/${GRANT.id}/end`;
const GIVE = `POST /admin/players/${PLAYER.id}/grants`;

const open = (more: RenderOptions['answers'] = {}, options: RenderOptions = {}) =>
  renderAdmin({
    locale: 'en',
    at: `/players/${PLAYER.id}`,
    answers: {
      [`GET /admin/players/${PLAYER.id}`]: () => PLAYER,
      [`GET /admin/players/${PLAYER.id}/money`]: () => pageOf(),
      [`GET /admin/players/${PLAYER.id}/bans`]: () => pageOf(),

      [`GET /admin/players/${PLAYER.id}/payments`]: () => pageOf(),
      [`GET /admin/players/${PLAYER.id}/grants`]: () => pageOf(GRANT),
      'GET /admin/roles': () => ({ items: [{ role: CADET, server: 'HiTech' }] }),
      'GET /admin/acts': () => pageOf(DONE),
      ...more,
    },
    ...options,
  });
const table = async () => within(await screen.findByRole('table', { name: 'Privileges' }));
const openEnd = async () => {
  await userEvent.click((await table()).getByRole('button', { name: 'Change the end Cadet' }));
  return within(await screen.findByRole('dialog'));
};

test('privileges are listed, and what operators did with them is in words', async () => {
  open();
  const row = within((await table()).getAllByRole('row')[1] as HTMLElement);
  for (const text of ['Cadet', 'HiTech', 'Active', 'Delivered'])
    expect(row.getByRole('cell', { name: text })).toBeVisible();
  const acts = within(await screen.findByRole('table', { name: 'What operators did' }));
  expect(await acts.findByText('Privilege: Cadet, None → Forever')).toBeVisible();
});

test('a privilege is given for ever, with a reason', async () => {
  const { sent } = open({ [GIVE]: () => DONE });
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Give a privilege' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Prize');
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
  expect(await dialog.findByText('Choose a privilege.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Privilege'), 'HiTech · Cadet');
  await userEvent.click(dialog.getByRole('radio', { name: 'Forever' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Give' }));
  expect(await screen.findByText('The privilege is given')).toBeVisible();
  expect(await sent(GIVE)).toEqual([{ roleId: CADET.id, until: null, reason: 'Prize' }]);
});

test('an end is changed from what was shown; another one meanwhile is shown, and keeps the choice', async () => {
  let { until } = GRANT;
  const { sent } = open({
    [`GET /admin/players/${PLAYER.id}/grants`]: () => pageOf({ ...GRANT, until }),
    [END]: () => {
      if (until === null) return DONE;
      until = null;
      return refused(409, 'role_end_changed');
    },
  });
  const dialog = await openEnd();
  await userEvent.click(dialog.getByRole('radio', { name: 'Now' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Cheating');
  await userEvent.click(dialog.getByRole('button', { name: 'End now' }));
  expect(await dialog.findByText(/and is now Forever\. Check your choice\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'End now' }));
  expect(await screen.findByText('The end is changed')).toBeVisible();
  expect(await sent(END)).toMatchObject([{ expectedUntil: GRANT.until }, { expectedUntil: null, reason: 'Cheating' }]);
});

test('without the permission nothing can be changed', async () => {
  open({}, { operator: { ...OPERATOR, permissions: ['admin.open', 'admin.players'] } });
  expect((await table()).queryByRole('button')).toBeNull();
});
