import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionAtom } from '@hoshikraft/auth-session';
import { authOf, failing, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage } from '../../framework/testing/render-page.tsx';
import { LostPhone } from './lost-phone.tsx';
import * as reset from './reset.tsx';
import * as restore from './restore.tsx';

const TOKEN = 'A'.repeat(43);
const MAIN = { 'GET /main': mainOf([]) };
const FINE = { 'POST /user/validation': { valid: true, reason: null } };

afterEach(() => window.history.replaceState(null, '', '/'));

const arrive = (
  answers: Answers,
  { token = TOKEN, auth }: { token?: string; auth?: ReturnType<typeof authOf> } = {},
) => {
  window.history.replaceState(null, '', `/ru/restore#${token}`);
  return openPage(restore, {
    at: '/ru/restore',
    ...(auth && { auth }),
    answers: { ...MAIN, ...FINE, 'POST /user/reset/status': { valid: true }, ...answers },
  });
};
const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByLabelText('Новый пароль'), 'lantern-42-lit');
  await user.click(screen.getByRole('button', { name: 'Сохранить новый пароль' }));
};
const refused = () =>
  Response.json(
    { error_code: 1, error_message: 'Отказ', details: { type: 'reset_link_old', description: 'Старая' } },
    { status: 409 },
  );

test('a player without the mailbox is shown other sign-in methods and contacts', async () => {
  openPage(reset, { at: '/ru/reset', answers: MAIN });
  const contact = await screen.findByRole('link', { name: 'operator@example.org' });
  expect(contact).toHaveAttribute('href', 'mailto:operator@example.org');
  expect(contact.closest('p')).toHaveTextContent(/Нет доступа к этой почте\? Войдите .*ключ/);
  const details = screen.getByText(/Укажите ник, прежнюю почту, новую/);
  expect(details).not.toBeVisible();
  await userEvent.click(screen.getByText('Что написать'));
  expect(details).toBeVisible();
  expect(screen.queryByRole('link', { name: 'в поддержку' })).toBeNull();
});

test('a support link is shown beside the email address', async () => {
  const main = mainOf([]);
  const links = { ...main.links, support_link: 'https://support.example/tickets' };
  openPage(reset, { at: '/ru/reset', answers: { 'GET /main': { ...main, links } } });
  const support = await screen.findByRole('link', { name: 'в поддержку' });
  expect(support).toHaveAttribute('href', 'https://support.example/tickets');
  expect(screen.getByRole('link', { name: 'operator@example.org' })).toBeVisible();
});

test('a player without phone and recovery codes sees what to write and what happens then', async () => {
  renderPage(<LostPhone />, { answers: MAIN });
  const contact = await screen.findByRole('link', { name: 'operator@example.org' });
  expect(contact.closest('p')).toHaveTextContent(/Нет ни телефона/);
  await userEvent.click(screen.getByText('Что написать'));
  expect(screen.getByText(/Укажите ник и то.*через сутки/)).toBeVisible();
});

test('the page links to sign-in', async () => {
  openPage(reset, { at: '/ru/reset', answers: MAIN });
  expect(await screen.findByRole('heading', { level: 1, name: 'Восстановление пароля' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/ru/login');
});

test('an emailed link sets a new password, then links to sign-in', async () => {
  const sent: unknown[] = [];
  arrive({
    'POST /user/reset/update-password': async (request: Request) => {
      sent.push(await request.json());
      return { success: true };
    },
  });
  await fill(userEvent.setup());
  expect(await screen.findByText(/Новый пароль сохранён/)).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/ru/login');
  expect(sent).toEqual([{ token: TOKEN, newPassword: 'lantern-42-lit', passwordConfirmation: 'lantern-42-lit' }]);
});

test('a signed-in player is signed out: all sessions have ended', async () => {
  const { context, requests } = arrive(
    { 'POST /user/reset/update-password': { success: true }, 'POST /user/auth/logout': { success: true } },
    { auth: authOf('Kitsune') },
  );
  await fill(userEvent.setup());
  await screen.findByText(/Новый пароль сохранён/);
  await waitFor(() => expect(context.store.get(sessionAtom)).toEqual({ kind: 'signed-out' }));
  expect(requests.some(({ url }) => url.endsWith('/user/auth/logout'))).toBe(true);
});

test.each([
  ['an old link', { 'POST /user/reset/status': { valid: false } }, TOKEN],
  ['a link cut short', {}, ''],
])('%s shows an error and a link to a new email', async (_name, answers, token) => {
  arrive(answers, { token });
  expect(await screen.findByRole('heading', { level: 1, name: 'Эта ссылка больше не действует' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Получить новую ссылку' })).toHaveAttribute('href', '/ru/reset');
  expect(screen.queryByLabelText('Новый пароль')).toBeNull();
});

test('the form is shown only after the link was checked; without a reply it is', async () => {
  const checking = arrive({ 'POST /user/reset/status': never });
  await waitFor(() => expect(checking.requests.some(({ url }) => url.endsWith('/user/reset/status'))).toBe(true));
  expect(screen.queryByLabelText('Новый пароль')).toBeNull();
  checking.unmount();
  arrive({ 'POST /user/reset/status': failing });
  expect(await screen.findByLabelText('Новый пароль')).toBeVisible();
});

test('a link that expires while the password is typed shows the error too', async () => {
  arrive({ 'POST /user/reset/update-password': refused });
  await fill(userEvent.setup());
  expect(await screen.findByRole('heading', { level: 1, name: 'Эта ссылка больше не действует' })).toBeVisible();
});
