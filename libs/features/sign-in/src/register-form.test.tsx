import { screen, waitFor } from '@testing-library/react';
import { RegisterForm } from './register-form.tsx';
import { ANSWER, type Answers, refusal, renderForm, worker } from './testing/render-form.tsx';

const REGISTER = 'POST /user/register';
const CHALLENGE = { parameters: { nonce: 'n' }, signature: 's' };
const TAKEN = 'Этот ник уже занят.';

const validation = async (request: Request) => {
  const { login } = (await request.json()) as { login?: string };
  return login === 'player' ? { valid: false, reason: TAKEN } : { valid: true, reason: null };
};

const show = (answers: Answers = {}) =>
  renderForm((platform) => <RegisterForm platform={platform} startWorker={worker()} />, {
    'POST /user/validation': validation,
    'GET /captcha/challenge': () => CHALLENGE,
    [REGISTER]: () => ANSWER,
    ...answers,
  });

type Form = ReturnType<typeof show>;
const field = (label: string) => screen.getByLabelText(label);
const consents = () => screen.getAllByRole('checkbox');
/** The button has this name while nothing is being checked or sent. */
const idle = () => screen.findByRole('button', { name: 'Создать аккаунт' }, { timeout: 5000 });
const send = async ({ user }: Form) => user.click(await idle());

const fill = async ({ user }: Form, { login = 'Kitsune' } = {}) => {
  await user.type(field('Ник'), login);
  await user.type(field('Почта'), 'kitsune@example.org');
  await user.type(field('Пароль'), 'lantern-42-lit');
};

test('a complete form registers with its consents, region and a solved captcha', async () => {
  const form = show();
  await fill(form);
  for (const consent of consents()) await form.user.click(consent);
  await send(form);
  await waitFor(() => expect(form.signedIn).toHaveBeenCalledWith(ANSWER), { timeout: 3000 });
  const [body] = form.sent(REGISTER);
  expect(body).toMatchObject({
    login: 'Kitsune',
    email: 'kitsune@example.org',
    password: 'lantern-42-lit',
    passwordConfirmation: 'lantern-42-lit',
    consents: { publicOffer: true, privacyPolicy: true, rules: true },
    inviteCode: '',
    region: 'russia',
    browser: { userAgent: 'test' },
  });
  expect(JSON.parse(atob(String(body?.['recaptcha'])))).toEqual({ challenge: CHALLENGE, solution: { counter: 7 } });
});

test('an empty form shows an error at every field, and nothing is sent', async () => {
  const form = show();
  await send(form);
  expect(await screen.findByText('Введите ник.')).toBeVisible();
  for (const text of ['Введите почту.', 'Введите пароль.']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('Без этого согласия регистрация невозможна.')).toHaveLength(3);
  expect(field('Ник')).toHaveFocus();
  expect(form.sent(REGISTER)).toEqual([]);
});

test.each([0, 1, 2])('without consent number %i there is no registration', async (missing) => {
  const form = show();
  await fill(form);
  for (const [index, consent] of consents().entries()) if (index !== missing) await form.user.click(consent);
  await send(form);
  expect(await screen.findByText('Без этого согласия регистрация невозможна.')).toBeVisible();
  expect(consents()[missing]).toBeInvalid();
  expect(form.sent(REGISTER)).toEqual([]);
});

test('each consent links to its document in a new window', () => {
  show();
  expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/ru/public-offer', '_blank'],
    ['/ru/privacy', '_blank'],
    ['/ru/rules', '_blank'],
  ]);
});

test('a taken nickname is reported while typing', async () => {
  const form = show();
  await form.user.type(field('Ник'), 'player');
  await form.user.tab();
  expect(await screen.findByText(TAKEN)).toBeVisible();
  await form.user.clear(field('Ник'));
  await form.user.type(field('Ник'), 'Kitsune');
  await waitFor(() => expect(screen.queryByText(TAKEN)).toBeNull());
});

test('a value is checked only after a pause in typing', async () => {
  const form = show();
  await form.user.type(field('Ник'), 'p');
  await form.user.tab();
  await form.user.type(field('Ник'), 'layer');
  expect(await screen.findByText(TAKEN)).toBeVisible();
  const asked = form.sent('POST /user/validation').map(({ login }) => login);
  expect(asked).toContain('player');
  expect(asked.length).toBeLessThan(6);
});

test('the password is typed once, and shown on request', async () => {
  const form = show();
  await form.user.type(field('Пароль'), 'lantern-42-lit');
  expect(field('Пароль')).toHaveAttribute('type', 'password');
  await form.user.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(field('Пароль')).toHaveAttribute('type', 'text');
  expect(document.querySelectorAll('input[autocomplete="new-password"]')).toHaveLength(1);
});

test('errors of the API are shown at their fields; the next try has a new captcha', async () => {
  let challenges = 0;
  const form = show({
    'GET /captcha/challenge': () => ({ ...CHALLENGE, signature: `s${(challenges += 1)}` }),
    [REGISTER]: (_request: Request, nth: number) =>
      nth === 1 ? refusal(409, 1, { email: 'Почта уже занята.' }) : ANSWER,
  });
  await fill(form);
  for (const consent of consents()) await form.user.click(consent);
  await send(form);
  expect(await screen.findByText('Почта уже занята.', undefined, { timeout: 3000 })).toBeVisible();
  expect(field('Почта')).toHaveFocus();
  await form.user.type(field('Почта'), 'x');
  await send(form);
  await waitFor(() => expect(form.signedIn).toHaveBeenCalled(), { timeout: 3000 });
  expect(new Set(form.sent(REGISTER).map(({ recaptcha }) => recaptcha)).size).toBe(2);
  expect(form.toasts).toEqual([]);
});

test('an invite code is sent; one that is no nickname is refused in words', async () => {
  const form = show();
  await fill(form);
  for (const consent of consents()) await form.user.click(consent);
  await form.user.type(field('Код приглашения'), 'https://example.org/r/Yuki');
  await send(form);
  expect(await screen.findByText(/^Код — это ник друга: от 3 до 16/)).toBeVisible();
  await idle();
  expect(form.sent(REGISTER)).toEqual([]);
  await form.user.clear(field('Код приглашения'));
  await form.user.type(field('Код приглашения'), 'Yuki');
  await send(form);
  await waitFor(() => expect(form.sent(REGISTER)).toMatchObject([{ inviteCode: 'Yuki' }]), { timeout: 3000 });
});

test('an error of a field that is not shown is displayed above the form', async () => {
  const form = show({ [REGISTER]: () => refusal(422, 1, { recaptcha: 'Проверка не пройдена.' }) });
  await fill(form);
  for (const consent of consents()) await form.user.click(consent);
  await send(form);
  expect(await screen.findByRole('alert', undefined, { timeout: 3000 })).toHaveTextContent('Проверка не пройдена.');
});

test('the form can be sent when the live check fails', async () => {
  const form = show({ 'POST /user/validation': () => refusal(503, 9) });
  await fill(form);
  for (const consent of consents()) await form.user.click(consent);
  await send(form);
  await waitFor(() => expect(form.signedIn).toHaveBeenCalled(), { timeout: 3000 });
  expect(form.toasts).toEqual([]);
});
