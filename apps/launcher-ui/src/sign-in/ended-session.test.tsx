import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type LauncherOptions, loadPages, mainWith, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);

const SIGNED_IN = { ...PLAYER, success: true, accessToken: 'fresh-secret' };

const signIn = async () => {
  await userEvent.type(await screen.findByLabelText('Ник или почта'), 'Kitsune');
  await userEvent.type(screen.getByLabelText('Пароль'), 'lantern-42');
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
};

const refusal = (code: number, status: number, details: object | null) =>
  Response.json({ error_code: code, error_message: 'Войдите', details }, { status });
const pending = { userId: PLAYER.data.id, login: 'Kitsune', avatarOrSkin: null, factor: 3, factors: [3] };
let session: 'lasts' | 'is over' | 'needs a factor';
beforeEach(() => (session = 'lasts'));
const over = () => {
  session = 'is over';
  return refusal(8, 401, null);
};
const renewed = <Answer,>(answer: Answer) => {
  session = 'lasts';
  return answer;
};
const main = () => {
  if (session === 'lasts') return mainWith(PLAYER);
  if (session === 'is over') return over();
  return refusal(-7, 403, { type: 'two_factor_required', description: 'd', ...pending });
};
const open = (answers: NonNullable<LauncherOptions['answers']>) =>
  renderLauncher({ auth: PLAYER, at: '/ru/launcher/settings/theme', answers: { 'GET /api/main': main, ...answers } });
const dialog = () => screen.findByRole('dialog', { name: 'Сессия завершена' });
const themeCall = 'POST /api/cabinet/theme/set/sakura';
const chooseTheme = async () => userEvent.click(await screen.findByRole('radio', { name: 'Сакура' }));

test('a session that ends during an act: the player signs in there, and the act is done', async () => {
  const { sent, storage } = await open({
    [themeCall]: (_request: Request, nth: number) => (nth === 1 ? over() : { theme: 'sakura' }),
    'POST /api/launcher/auth': () => renewed(SIGNED_IN),
  });
  await chooseTheme();
  await dialog();
  expect(screen.queryByText('Войдите')).toBeNull();
  await signIn();
  expect(await screen.findByText('Вы снова вошли. Ничего не потерялось.')).toBeVisible();
  await waitFor(async () => expect(await sent(themeCall)).toHaveLength(2));
  expect(window.location.pathname).toBe('/ru/launcher/settings/theme');
  expect(JSON.parse(storage.get('session') ?? '')).toMatchObject({ accessToken: 'fresh-secret' });
});

test('a session that ends while something is typed: it stays, with a second factor too', async () => {
  let end: (answer: Response) => void = () => undefined;
  const { sent } = await open({
    'GET /proxy': { value: '' },
    'POST /api/launcher/auth/token': (_request: Request, nth: number) =>
      nth === 1 ? new Promise<Response>((resolve) => (end = resolve)) : renewed({ auth: PLAYER, region: null }),
    'POST /api/launcher/auth': () => {
      session = 'needs a factor';
      return { success: true, accessId: PLAYER.accessId, accessToken: 'waiting', pending };
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Прочее' }));
  await userEvent.type(await screen.findByLabelText('Адрес прокси'), 'http://half');
  act(() => end(over()));
  await dialog();
  await signIn();
  await userEvent.type(await screen.findByLabelText('Код'), '123456');
  expect(await screen.findByText('Вы снова вошли. Ничего не потерялось.')).toBeVisible();
  expect(await sent('POST /api/launcher/auth/token')).toHaveLength(2);
  expect(screen.getByLabelText('Адрес прокси')).toHaveValue('http://half');
  expect(window.location.pathname).toBe('/ru/launcher/settings/other');
});

test('where another player signs in, nothing is done as them', async () => {
  const ryu = { ...PLAYER, data: { ...PLAYER.data, login: 'Ryu' } };
  let current: typeof PLAYER | null = PLAYER;
  const { sent } = await open({
    [themeCall]: () => {
      current = null;
      return over();
    },
    'GET /api/main': () => (current === null ? over() : mainWith(current)),
    'POST /api/launcher/auth': { ...SIGNED_IN, ...ryu },
    'POST /api/launcher/auth/token': { auth: ryu, region: null },
  });
  await chooseTheme();
  await dialog();
  await signIn();
  expect(await screen.findByRole('dialog', { name: 'Это страница игрока Kitsune' })).toBeVisible();
  current = ryu;
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить как Ryu' }));
  expect(await screen.findByRole('button', { name: /Аккаунт Ryu/ })).toBeVisible();
  expect(window.location.pathname).toBe('/ru/launcher');
  expect(await sent(themeCall)).toHaveLength(1);
});

test('closed without signing in: the page stays, and the dead credentials are forgotten', async () => {
  const { storage } = await open({ [themeCall]: over });
  await chooseTheme();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть и войти позже' }));
  await waitFor(() => expect(storage.has('session')).toBe(false));
  expect(window.location.pathname).toBe('/ru/launcher/settings/theme');
});
