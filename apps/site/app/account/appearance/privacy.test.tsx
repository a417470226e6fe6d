import type { Schemas } from '@hoshikraft/api-client';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileOf } from '../../community/profile/profile-fixtures.ts';
import { CABINET } from '../cabinet/cabinet-fixtures.ts';
import { authOf, failing, mainOf, never, serverOf } from '../../framework/testing/content-fixtures.ts';
import { openPage, type PageModule } from '../../framework/testing/render-page.tsx';
import * as page from './privacy.tsx';

const MAIN = { ...mainOf([serverOf('hitech', 'HiTech')]), auth: authOf('Kitsune') };
const SHOWN: Schemas['Privacy'] = {
  online: 'everyone',
  lastSeen: 'everyone',
  playtime: 'friends',
  statistics: 'everyone',
  coins: 'nobody',
  roles: 'everyone',
  friends: 'everyone',
  services: 'everyone',
};

const NONE: Schemas['DataExport'] = { state: 'none', until: null, nextAt: null };

const open = (answers: object = {}, module: PageModule = page) =>
  openPage(module, {
    locale: 'en',
    auth: authOf('Kitsune'),
    at: '/en/cabinet/privacy',
    answers: {
      'GET /main': MAIN,
      'GET /cabinet': CABINET,
      'GET /user/privacy': SHOWN,
      'GET /user/export': NONE,
      ...answers,
    },
  });
const part = (name: string) => within(screen.getByRole('group', { name }));

it('shows who sees each part', async () => {
  open();
  expect(await screen.findAllByRole('group')).toHaveLength(8);
  expect(part('Playtime').getByRole('radio', { name: 'Friends' })).toBeChecked();
  expect(part('Coins').getByRole('radio', { name: 'Only me' })).toBeChecked();
  expect(part('Statistics').getByRole('radio', { name: 'Everyone' })).toBeChecked();
});

it('sets one part and leaves the others', async () => {
  const { requests } = open({ 'POST /user/privacy/hide': { ...SHOWN, roles: 'nobody' } });
  await screen.findAllByRole('group');
  await userEvent.click(part('Privileges').getByRole('radio', { name: 'Only me' }));
  await waitFor(() => expect(part('Privileges').getByRole('radio', { name: 'Only me' })).toBeChecked());
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({ part: 'roles', shownTo: 'nobody' });
  expect(part('Coins').getByRole('radio', { name: 'Only me' })).toBeChecked();
});

it('shows a choice as pending until it is saved, and while offline that it is not', async () => {
  const answer = Promise.withResolvers<Response>();
  open({ 'POST /user/privacy/hide': () => answer.promise });
  await screen.findAllByRole('group');
  const states = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  onlineManager.setOnline(false);
  await userEvent.click(part('Privileges').getByRole('radio', { name: 'Only me' }));
  await waitFor(() =>
    expect(states()).toEqual([
      "Not saved yet: you're offline. Keep this page open, and we'll save it when you're back online.",
    ]),
  );
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(states()).toEqual(['Saving']));
  answer.resolve(Response.json({ ...SHOWN, roles: 'nobody' }));
  await waitFor(() => expect(states()).toEqual([]));
  expect(part('Privileges').getByRole('radio', { name: 'Only me' })).toBeChecked();
});

it('reverts a choice that could not be saved', async () => {
  open({ 'POST /user/privacy/hide': failing });
  await screen.findAllByRole('group');
  await userEvent.click(part('Privileges').getByRole('radio', { name: 'Only me' }));
  await waitFor(() => expect(part('Privileges').getByRole('radio', { name: 'Everyone' })).toBeChecked());
});

it('shows the own profile as visitors see it, requested without the session', async () => {
  const { requests } = open({
    'GET /user/profile/Kitsune': profileOf({ coins: null, hidden: ['coins', 'statistics'] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'How others see me' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Kitsune' })).toBeInTheDocument();
  expect(screen.getByText('Hidden from others: Statistics, Coins.')).toBeInTheDocument();
  expect(requests.find(({ url }) => url.includes('/user/profile/'))?.credentials).toBe('omit');
});

it('shows a skeleton while loading', async () => {
  open({ 'GET /user/privacy': never }, { default: page.default });
  expect(await screen.findByText('Loading privacy settings')).toBeInTheDocument();
});

it('a confirmed deletion is sent once, and leads to the sign-out', async () => {
  const deleteAt = '2027-01-05T10:00:00.000Z';
  const { requests, where } = open({ 'POST /user/deletion/schedule': { deleteAt } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
  await waitFor(() => expect(where()).toBe('/en/logout'));
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('does not offer to delete an account that is about to be deleted', async () => {
  open({ 'GET /cabinet': { ...CABINET, deleteAt: '2027-01-05T10:00:00.000Z' } });
  await screen.findAllByRole('group');
  expect(screen.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
});

it('requests an archive of the data once, and says that it is being made', async () => {
  let state = NONE;
  const { requests } = open({
    'GET /user/export': () => Response.json(state),
    'POST /user/export/request': () => {
      state = { ...NONE, state: 'making' };
      return Response.json(state);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Request my data' }));
  expect(await screen.findByText(/^We're making your archive/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request my data' })).not.toBeInTheDocument();
  const sent = requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ headers }) => headers.has('idempotency-key'))).toEqual([true]);
});

it('offers the archive while it is kept, and a new one after a day or a failure', async () => {
  const [until, nextAt] = ['2027-01-05T10:00:00.000Z', '2026-12-30T10:00:00.000Z'];
  const ready = open({ 'GET /user/export': { state: 'ready', until, nextAt } });
  expect(await screen.findByRole('link', { name: 'Download the archive' })).toHaveAttribute(
    'href',
    '/api/user/export/download',
  );
  expect(screen.getByText(/^You can request a new one after/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request my data' })).not.toBeInTheDocument();
  ready.unmount();
  open({ 'GET /user/export': { ...NONE, state: 'failed' } });
  expect(await screen.findByText(/^We couldn't make your archive/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Request my data' })).toBeEnabled();
});
