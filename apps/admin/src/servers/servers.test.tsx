import type { Schemas } from '@hoshikraft/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin, type RenderOptions } from '../testing/render-admin.tsx';
import { ACT } from '../testing/samples.ts';

beforeAll(loadPages);

const AT = '2026-11-20T10:00:00.000Z';
const HITECH: Schemas['AdminServer'] = {
  id: 'hitech',
  name: 'HiTech',
  keys: [{ keyId: 'hitech-main', createdAt: AT, previousUntil: AT }],
  heartbeat: { at: AT, online: 7, maxPlayers: 100, tps: 19.95, gameVersion: '1.12.2' },
};
const SKY: Schemas['AdminServer'] = { id: 'sky', name: 'Sky', keys: [], heartbeat: null };
const ACTED = {
  ...ACT,
  kind: 'game_key' as const,
  player: null,
  subject: 'hitech-main',
  before: 'valid',
  after: 'rotated',
};

const open = (more: RenderOptions = {}) =>
  renderAdmin({
    locale: 'en',
    at: '/servers',
    ...more,
    answers: { 'GET /admin/game-servers': { items: [HITECH, SKY] }, ...more.answers },
  });
const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

test('the list shows what each server last said, and its keys', async () => {
  open();
  for (const text of ['HiTech', '7 / 100', '1.12.2', 'Never', "None: it can't connect"])
    expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(screen.getByText(/^the old secret works until/)).toBeVisible();
});

test('a new key gets the secret that the dialog shows; a refusal keeps it', async () => {
  let answers = 0;
  const answer = () => (answers++ === 0 ? refused(409, 'game_key_exists', { code: 5 }) : ACTED);
  const { sent } = open({ answers: { 'POST /admin/game-keys': answer } });
  const form = await openDialog('New key Sky');
  const { value: secret } = form.getByLabelText<HTMLInputElement>('Secret');
  expect(secret).toMatch(/^[\w-]{43}$/);
  const name = form.getByLabelText('Key name');
  await userEvent.clear(name);
  await userEvent.type(name, 'ключ');
  await userEvent.type(form.getByLabelText('Reason'), 'New machine');
  await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
  expect(await form.findByText(/^Enter 1 to 64 Latin letters/)).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, 'sky-main');
  await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
  expect(await form.findByText('why: game_key_exists')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText('The key is made')).toBeVisible();
  const order = { serverId: 'sky', keyId: 'sky-main', secret, reason: 'New machine' };
  expect(await sent('POST /admin/game-keys')).toEqual([order, order]);
});

test('a secret is changed, and a key revoked', async () => {
  const { sent } = open({ answers: { 'POST /admin/game-keys/rotate': ACTED, 'POST /admin/game-keys/revoke': ACTED } });
  const rotate = await openDialog('Change the secret hitech-main');
  const { value: secret } = rotate.getByLabelText<HTMLInputElement>('Secret');
  await userEvent.type(rotate.getByLabelText('Reason'), 'Yearly');
  await userEvent.click(rotate.getByRole('button', { name: 'Change the secret' }));
  expect(await screen.findByText('The secret is changed')).toBeVisible();
  expect(await sent('POST /admin/game-keys/rotate')).toEqual([{ keyId: 'hitech-main', secret, reason: 'Yearly' }]);
  const revoke = await openDialog('Revoke hitech-main');
  await userEvent.type(revoke.getByLabelText('Reason'), 'Leaked');
  await userEvent.click(revoke.getByRole('button', { name: 'Revoke the key' }));
  expect(await screen.findByText('The key is revoked')).toBeVisible();
  expect(await sent('POST /admin/game-keys/revoke')).toEqual([{ keyId: 'hitech-main', reason: 'Leaked' }]);
});

test('no page without the permission', async () => {
  open({ operator: { ...OPERATOR, permissions: ['admin.open'] } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('HiTech')).toBeNull();
});
