import { screen, waitFor } from '@testing-library/react';
import { LoginForm } from './login-form.tsx';
import { ANSWER, type Answers, refusal, renderForm, worker } from './testing/render-form.tsx';

const LOGIN = 'POST /user/auth/login';
const WRONG = { success: false, captchaRequired: false };
const CHALLENGE = { parameters: { nonce: 'n' }, signature: 's' };

const show = (answers: Answers, solution?: unknown) =>
  renderForm((platform) => <LoginForm platform={platform} startWorker={worker(solution)} />, answers);

const fill = async ({ user }: ReturnType<typeof show>, password = 'lantern-42') => {
  await user.type(screen.getByLabelText('Ник или почта'), ' Kitsune ');
  await user.type(screen.getByLabelText('Пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
};

test('the right password signs in; spaces around the nickname are ignored', async () => {
  const form = show({ [LOGIN]: () => ANSWER });
  await fill(form);
  await waitFor(() => expect(form.signedIn).toHaveBeenCalledWith(ANSWER));
  expect(form.sent(LOGIN)).toEqual([{ login: 'Kitsune', password: 'lantern-42', browser: { userAgent: 'test' } }]);
});

test('with a second factor the sign-in continues there', async () => {
  const { success, accessId, accessToken, data } = ANSWER;
  const pending = { userId: data.id, login: data.login, avatarOrSkin: null, factor: 3, factors: [3] };
  const waiting = { success, accessId, accessToken, pending };
  const form = show({ [LOGIN]: () => waiting });
  await fill(form);
  await waitFor(() => expect(form.secondFactor).toHaveBeenCalledWith(waiting));
  expect(form.signedIn).not.toHaveBeenCalled();
});

test('empty fields show errors, the first one is focused, and nothing is sent', async () => {
  const form = show({});
  await form.user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText('Введите ник или почту.')).toBeVisible();
  expect(screen.getByText('Введите пароль.')).toBeVisible();
  expect(screen.getByLabelText('Ник или почта')).toHaveFocus();
  expect(form.sent(LOGIN)).toEqual([]);
});

test('a wrong password is reported above the form, and only the password is cleared', async () => {
  const form = show({ [LOGIN]: () => WRONG });
  await fill(form);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Неверный ник или пароль. Проверьте их и попробуйте снова.',
  );
  expect(screen.getByLabelText('Ник или почта')).toHaveValue(' Kitsune ');
  expect(screen.getByLabelText('Пароль')).toHaveValue('');
  expect(screen.getByLabelText('Пароль')).toHaveFocus();
  expect(form.signedIn).not.toHaveBeenCalled();
});

const ASKED = { success: false, captchaRequired: true };

test('a right password rejected for lack of a captcha is sent again with one, not reported as wrong', async () => {
  const form = show({
    [LOGIN]: (_request: Request, nth: number) => (nth === 1 ? ASKED : ANSWER),
    'GET /captcha/challenge': () => CHALLENGE,
  });
  await fill(form);
  await waitFor(() => expect(form.signedIn).toHaveBeenCalledWith(ANSWER));
  const [first, second] = form.sent(LOGIN);
  expect(first).not.toHaveProperty('recaptcha');
  expect(second).toEqual({ ...first, recaptcha: expect.any(String) });
  expect(JSON.parse(atob(String(second?.['recaptcha'])))).toEqual({ challenge: CHALLENGE, solution: { counter: 7 } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a wrong password is reported after one try with a captcha; each captcha is used once', async () => {
  let challenges = 0;
  const form = show({
    [LOGIN]: (_request: Request, nth: number) => (nth < 3 ? ASKED : ANSWER),
    'GET /captcha/challenge': () => ({ ...CHALLENGE, signature: `s${(challenges += 1)}` }),
  });
  await fill(form);
  await screen.findByRole('alert');
  expect(form.sent(LOGIN)).toHaveLength(2);
  await form.user.type(screen.getByLabelText('Пароль'), 'lantern-42{Enter}');
  await waitFor(() => expect(form.signedIn).toHaveBeenCalled());
  const used = form
    .sent(LOGIN)
    .slice(1)
    .map(({ recaptcha }) => atob(String(recaptcha)));
  expect(new Set(used).size).toBe(2);
});

test('a captcha that the API rejects is replaced by another', async () => {
  let challenges = 0;
  const form = show({
    [LOGIN]: (_request: Request, nth: number) =>
      nth === 1 ? ASKED : nth === 2 ? refusal(422, 1, { recaptcha: 'Проверка не пройдена.' }) : ANSWER,
    'GET /captcha/challenge': () => ({ ...CHALLENGE, signature: `s${(challenges += 1)}` }),
  });
  await fill(form);
  await waitFor(() => expect(form.sent(LOGIN)).toHaveLength(2));
  expect(await screen.findByRole('button', { name: 'Войти' })).toBeEnabled();
  await form.user.type(screen.getByLabelText('Пароль'), '{Enter}');
  await waitFor(() => expect(form.signedIn).toHaveBeenCalled());
  const [, second, third] = form.sent(LOGIN);
  expect(second?.['recaptcha']).not.toBe(third?.['recaptcha']);
});

test('a captcha that cannot be solved is reported, nothing is sent, and the typed values stay', async () => {
  const form = show({ [LOGIN]: () => ASKED, 'GET /captcha/challenge': () => CHALLENGE }, null);
  await fill(form);
  expect(await screen.findByText('Не получилось пройти проверку. Обновите страницу и попробуйте снова.')).toBeVisible();
  expect(form.sent(LOGIN)).toHaveLength(1);
  expect(screen.getByLabelText('Пароль')).toHaveValue('lantern-42');
});

test('an error of a field is shown at the field, without a toast', async () => {
  const form = show({ [LOGIN]: () => refusal(422, 1, { password: 'Слишком длинный пароль.' }) });
  await fill(form);
  expect(await screen.findByText('Слишком длинный пароль.')).toBeVisible();
  expect(screen.getByLabelText('Пароль')).toBeInvalid();
  expect(form.toasts).toEqual([]);
});

test('too many attempts show a toast; the form keeps the typed values', async () => {
  const form = show({ [LOGIN]: () => refusal(429, 6) });
  await fill(form);
  await waitFor(() => expect(form.toasts).toHaveLength(1));
  expect(screen.getByLabelText('Пароль')).toHaveValue('lantern-42');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('it cannot be sent again while a call is running', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const form = show({ [LOGIN]: () => new Promise((resolve) => (answer = resolve)) });
  await fill(form);
  const button = await screen.findByRole('button', { name: /Входим/ });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await form.user.type(screen.getByLabelText('Пароль'), '{Enter}{Enter}');
  await waitFor(() => expect(form.sent(LOGIN)).toHaveLength(1));
  answer(ANSWER);
  await waitFor(() => expect(form.signedIn).toHaveBeenCalledTimes(1));
});

test('the fields have autocomplete values for password managers', () => {
  show({});
  expect(screen.getByLabelText('Ник или почта')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
});

test('the English form has no Russian text', () => {
  renderForm((platform) => <LoginForm platform={platform} />, {}, 'en');
  expect(screen.getByLabelText('Nickname or email')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/[а-яё]/i);
});
