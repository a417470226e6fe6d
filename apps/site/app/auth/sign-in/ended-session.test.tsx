import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { ToastHost } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../framework/testing/render-page.tsx';
import { EndedSession } from './ended-session.tsx';
import { useUnauthorized } from '../../shell/unauthorized.ts';

const LIKE = 'POST /user/profile/like';
const over = () =>
  Response.json(
    { error_code: 8, error_message: 'Войдите', details: { type: 'signed_out', description: 'd' } },
    { status: 401 },
  );
const liked = (_request: Request, nth: number) => (nth === 1 ? over() : { likes: 1, liked: true });
const signedIn = { ...authOf('Kitsune'), success: true as const, accessToken: 't'.repeat(43) };

const Page = () => {
  const { mutate, isSuccess } = useMutation(profileQueries.like(useApi()));
  useUnauthorized();
  return (
    <>
      <EndedSession />
      <input aria-label="Typed" />
      <button onClick={() => mutate({ nickname: 'Ryu', liked: true })}>Like</button>
      {isSuccess && <p>Liked</p>}
      <ToastHost closeLabel="×" />
    </>
  );
};

const open = (answers: Answers) =>
  renderPage(<Page />, { locale: 'en', at: '/en/profile/Ryu', auth: authOf('Kitsune'), answers });
const sent = (requests: readonly Request[], path: string) => requests.filter(({ url }) => url.endsWith(path));

const signIn = async (): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await userEvent.type(dialog.getByLabelText('Nickname or e-mail'), 'Kitsune');
  await userEvent.type(dialog.getByLabelText('Password'), 'password');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
};

test('an act during which the session ends is done after signing in, on the same page', async () => {
  const { requests, where } = open({ [LIKE]: liked, 'POST /user/auth/login': signedIn });
  await userEvent.type(screen.getByLabelText('Typed'), 'half');
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  // Where the account has no password.
  const otherWays = within(dialog).getByRole('link', { name: /^Sign in another way/ });
  expect(otherWays).toHaveAttribute('href', '/en/login?return_to=%2Fen%2Fprofile%2FRyu');
  expect(screen.queryByText('Войдите')).toBeNull();
  await signIn();
  expect(await screen.findByText('Liked')).toBeVisible();
  expect(await screen.findByText("You're signed in again. Nothing was lost.")).toBeVisible();
  expect(sent(requests, '/like')).toHaveLength(2);
  expect(screen.getByLabelText('Typed')).toHaveValue('half');
  expect(where()).toBe('/en/profile/Ryu');
});

test('a second factor is confirmed in the dialog too', async () => {
  const { data } = authOf('Kitsune');
  const pending: Schemas['PendingConfirmation'] = {
    userId: data.id,
    login: data.login,
    avatarOrSkin: null,
    factor: 3,
    factors: [3],
  };
  const { where } = open({
    [LIKE]: liked,
    'POST /user/auth/login': { success: true, accessId: signedIn.accessId, accessToken: signedIn.accessToken, pending },
    'POST /user/auth/token': { auth: authOf('Kitsune'), region: null },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  await signIn();
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  expect(await screen.findByText('Liked')).toBeVisible();
  expect(where()).toBe('/en/profile/Ryu');
});

test('closed without signing in, the act fails without a word, the page stays, and the next act asks again', async () => {
  const { where } = open({ [LIKE]: over });
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close and sign in later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(where()).toBe('/en/profile/Ryu');
  expect(screen.queryByText('Войдите')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
});

test.each([
  ['nothing typed', '', '/en/logout?return_to=%2F'],
  ['something typed', 'half', '/en/profile/Ryu'],
])('a read that finds the session over on a page with %s', async (_what, typed, address) => {
  const { context, where } = open({ 'GET /main': over });
  if (typed !== '') await userEvent.type(screen.getByLabelText('Typed'), typed);
  await act(() => context.api.GET('/main').catch(() => undefined));
  if (typed !== '') await screen.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(where()).toBe(address));
});
