import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { ToastHost } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, mainOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, type RenderedPage, renderPage } from '../../framework/testing/render-page.tsx';
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
  await userEvent.type(dialog.getByLabelText('Nickname or email'), 'Kitsune');
  await userEvent.type(dialog.getByLabelText('Password'), 'password');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
};

test('an act during which the session ends is done after signing in, on the same page', async () => {
  const { requests, where } = open({ [LIKE]: liked, 'POST /user/auth/login': signedIn });
  await userEvent.type(screen.getByLabelText('Typed'), 'half');
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  // Where the account has no password, or it is forgotten: the page stays open.
  const otherWays = within(dialog).getByRole('link', { name: 'Sign in another way, in a new tab' });
  expect(otherWays).toHaveAttribute('href', '/en/login?return_to=%2Fen%2Fprofile%2FRyu');
  expect(otherWays).toHaveAttribute('target', '_blank');
  expect(within(dialog).getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  expect(screen.queryByText('Войдите')).toBeNull();
  await signIn();
  expect(await screen.findByText('Liked')).toBeVisible();
  expect(await screen.findByText("You're signed in again. Nothing was lost.")).toBeVisible();
  expect(sent(requests, '/like')).toHaveLength(2);
  expect(screen.getByLabelText('Typed')).toHaveValue('half');
  expect(where()).toBe('/en/profile/Ryu');
});

const pending: Schemas['PendingConfirmation'] = {
  userId: authOf('Kitsune').data.id,
  login: 'Kitsune',
  avatarOrSkin: null,
  factor: 3,
  factors: [3],
};
const pendingAnswer = {
  success: true as const,
  accessId: signedIn.accessId,
  accessToken: signedIn.accessToken,
  pending,
};
const needsFactor = () =>
  Response.json(
    { error_code: -7, error_message: 'Код', details: { type: 'two_factor_required', description: 'd', ...pending } },
    { status: 403 },
  );
/** What the dialog finds when it looks for a sign-in of the browser; it does so every few seconds. */
const lookAgain = ({ context }: RenderedPage) =>
  act(() => context.queryClient.refetchQueries({ queryKey: ['signed-in'] }));
const mainAs = (login: string) => ({ ...mainOf([]), auth: authOf(login) });

test('a second factor is confirmed in the dialog too, while the page goes on loading what it shows', async () => {
  const { where, context } = open({
    [LIKE]: liked,
    'GET /main': (_request: Request, nth: number) => (nth === 1 ? over() : needsFactor()),
    'POST /user/auth/login': pendingAnswer,
    'POST /user/auth/token': { auth: authOf('Kitsune'), region: null },
  });
  await userEvent.type(screen.getByLabelText('Typed'), 'half');
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  await signIn();
  const code = await screen.findByLabelText('Code');
  await act(() => context.api.GET('/main').catch(() => undefined));
  await userEvent.type(code, '123456');
  expect(await screen.findByText('Liked')).toBeVisible();
  expect(screen.getByLabelText('Typed')).toHaveValue('half');
  expect(where()).toBe('/en/profile/Ryu');
});

test('a sign-in whose second factor came too late starts again', async () => {
  open({ [LIKE]: liked, 'POST /user/auth/login': pendingAnswer, 'POST /user/auth/token': over });
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  await signIn();
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  expect(await screen.findByText('Sign-in not completed')).toBeVisible();
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('a player without the second factor at hand can go back to the other ways', async () => {
  const { requests } = open({
    [LIKE]: liked,
    'POST /user/auth/login': pendingAnswer,
    'POST /user/auth/logout': { success: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in another way' }));
  expect(await screen.findByLabelText('Password')).toBeVisible();
  expect(sent(requests, '/auth/logout')).toHaveLength(1);
});

test('signed in in another tab, with a second factor confirmed there, the act is done here', async () => {
  let main: () => Response | Schemas['Main'] = over;
  const page = open({ [LIKE]: liked, 'GET /main': () => main() });
  await userEvent.type(screen.getByLabelText('Typed'), 'half');
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(sent(page.requests, '/main')).toHaveLength(1));
  main = needsFactor;
  await lookAgain(page);
  expect(await screen.findByLabelText('Code')).toBeVisible();
  main = () => mainAs('Kitsune');
  await lookAgain(page);
  expect(await screen.findByText('Liked')).toBeVisible();
  expect(sent(page.requests, '/like')).toHaveLength(2);
  expect(screen.getByLabelText('Typed')).toHaveValue('half');
  expect(page.where()).toBe('/en/profile/Ryu');
});

const refusedAsOther = () =>
  Response.json(
    { error_code: 5, error_message: 'Другой', details: { type: 'another_player', description: 'd' } },
    { status: 409 },
  );

test('where another player has signed in in another tab, nothing is done as them, and the player may sign in again', async () => {
  const { requests } = open({
    [LIKE]: (_request: Request, nth: number) => (nth === 1 ? refusedAsOther() : { likes: 1, liked: true }),
    'GET /main': (_request: Request, nth: number) => (nth === 1 ? mainAs('Tanuki') : over()),
    'POST /user/auth/login': signedIn,
    'POST /user/auth/logout': { success: true },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'This page belongs to Kitsune' }));
  expect(
    dialog.getByText(
      'Tanuki is signed in here now, so we stopped what Kitsune started. Sign in as Kitsune to finish it, or continue as Tanuki without it.',
    ),
  ).toBeVisible();
  expect(sent(requests, '/like')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in as Kitsune' }));
  await signIn();
  expect(await screen.findByText('Liked')).toBeVisible();
  expect(sent(requests, '/auth/logout')).toHaveLength(1);
  expect(screen.queryByText('Другой')).toBeNull();
});

test('the same player who has signed in again in another tab goes on without a question', async () => {
  const { requests } = open({
    [LIKE]: (_request: Request, nth: number) => (nth === 1 ? refusedAsOther() : { likes: 1, liked: true }),
    'GET /main': mainAs('Kitsune'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  expect(await screen.findByText('Liked')).toBeVisible();
  expect(sent(requests, '/like')).toHaveLength(2);
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
