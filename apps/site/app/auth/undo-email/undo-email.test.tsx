import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Schemas } from '@hoshikraft/api-client';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { mainOf } from '../../framework/testing/content-fixtures.ts';
import * as page from './undo-email.tsx';

const WORKS: Schemas['MailUndo'] = {
  works: true,
  oldEmail: 'o•••@mail.example',
  newEmail: 'n•••@mail.example',
  until: '2026-11-23T10:00:00.000Z',
};
const OVER: Schemas['MailUndo'] = { works: false, oldEmail: null, newEmail: null, until: null };

const open = (hash: string, answers: Answers = {}) => {
  window.location.hash = hash;
  return openPage(page, { at: '/ru/undo-email', answers: { 'GET /main': mainOf([]), ...answers } });
};
const posts = (requests: readonly Request[], path: string) => requests.filter(({ url }) => url.endsWith(path));
afterEach(() => {
  window.location.hash = '';
});

it('requires confirmation: opening the page undoes nothing', async () => {
  const user = userEvent.setup();
  const { requests } = open('#a-token', {
    'POST /user/settings/mail/undo/status': WORKS,
    'POST /user/settings/mail/undo': { success: true },
  });
  const button = await screen.findByRole('button', { name: 'Вернуть o•••@mail.example' });
  expect(posts(requests, '/mail/undo')).toHaveLength(0);
  await user.click(button);
  expect(await screen.findByText(/Прежняя почта возвращена/)).toBeInTheDocument();
  expect(await posts(requests, '/mail/undo')[0]?.clone().json()).toEqual({ token: 'a-token' });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Задать новый пароль' })).toHaveAttribute('href', '/ru/reset');
  expect(main.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/ru/login');
});

it.each([
  ['that the API does not know', '#old', { 'POST /user/settings/mail/undo/status': OVER }],
  ['without a token', '', {}],
])('a link %s shows an error and what to do instead', async (_name, hash, answers) => {
  open(hash, answers);
  expect(await screen.findByText('Эта ссылка больше не действует.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'operator@example.org' })).toHaveAttribute(
    'href',
    'mailto:operator@example.org',
  );
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/ru/login');
});

it('a link that expires while its page is open shows the error', async () => {
  const user = userEvent.setup();
  const details = { type: 'mail_undo_over', description: 'Поздно' };
  open('#a-token', {
    'POST /user/settings/mail/undo/status': WORKS,
    'POST /user/settings/mail/undo': () =>
      Response.json({ error_code: 5, error_message: 'Поздно', details }, { status: 409 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Вернуть o•••@mail.example' }));
  expect(await screen.findByText('Эта ссылка больше не действует.')).toBeInTheDocument();
});
