import type { Schemas } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { StepUpForm } from './step-up-form.tsx';
import { ANSWER, type Answers, refusal, renderForm, worker } from './testing/render-form.tsx';

const PROVE = 'POST /user/auth/prove';
const SEND = 'POST /user/auth/prove/send';

const NONE: Schemas['ProofWays'] = { password: false, email: null, factors: [], services: [] };

const show = (given: Partial<Schemas['ProofWays']>, answers: Answers, services?: ReactNode) => {
  const ways = { ...NONE, ...given };
  const onConfirmed = jest.fn();
  const form = renderForm(
    () => <StepUpForm ways={ways} onConfirmed={onConfirmed} services={services} startWorker={worker()} />,
    answers,
  );
  return { ...form, onConfirmed };
};

test('by the password, with a captcha when required; a wrong one is reported at its field', async () => {
  const refused = (nth: number) => ({ success: false, captchaRequired: nth > 1 });
  const form = show(
    { password: true, email: 'k•••@example.org' },
    {
      'GET /captcha/challenge': () => ({ parameters: { nonce: 'n' }, signature: 's' }),
      [PROVE]: (_request: Request, nth: number) => (nth < 3 ? refused(nth) : { success: true }),
    },
  );
  await form.user.type(screen.getByLabelText('Текущий пароль'), 'wrong{Enter}');
  expect(await screen.findByText(/Неверный пароль/)).toBeVisible();
  expect(form.onConfirmed).not.toHaveBeenCalled();
  await form.user.type(screen.getByLabelText('Текущий пароль'), 'lantern-42{Enter}');
  await waitFor(() => expect(form.onConfirmed).toHaveBeenCalledTimes(1));
  const right = { password: 'lantern-42' };
  expect(form.sent(PROVE)).toEqual([{ password: 'wrong' }, right, { ...right, recaptcha: expect.any(String) }]);
});

test('by an emailed code without a password: it is sent on request, and a wrong one is reported', async () => {
  const form = show(
    { password: false, email: 'k•••@example.org' },
    {
      [SEND]: { success: true },
      [PROVE]: (_request: Request, nth: number) =>
        nth < 3 ? { success: false, captchaRequired: false, triesLeft: nth === 1 ? 4 : 0 } : { success: true },
    },
  );
  expect(screen.getByText('Отправим код на k•••@example.org.')).toBeVisible();
  expect(screen.queryByLabelText('Код из письма')).toBeNull();
  await form.user.click(screen.getByRole('button', { name: 'Отправить код' }));
  for (let twice = 0; twice < 2; twice += 1) {
    await form.user.type(await screen.findByLabelText('Код из письма'), '123456{Enter}');
    expect(await screen.findByText('Код неверный. Осталось попыток: 4.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Код из письма')).toHaveValue(''));
  }
  await form.user.type(screen.getByLabelText('Код из письма'), '123457{Enter}');
  expect(await screen.findByText('Этот код больше не действует. Отправьте новый.')).toBeVisible();
  await form.user.type(screen.getByLabelText('Код из письма'), '654321{Enter}');
  await waitFor(() => expect(form.onConfirmed).toHaveBeenCalledTimes(1));
  expect(form.sent(PROVE)).toEqual([{ code: '123456' }, { code: '123457' }, { code: '654321' }]);
});

test('a player whose last email was refused is told so before a code is sent', async () => {
  const { success: _, accessToken: __, ...auth } = { ...ANSWER, refusedEmail: 'k•••@example.org' };
  const SignedIn = () => {
    const dispatch = useSessionDispatch();
    useEffect(() => {
      dispatch({ type: 'loaded', auth });
      return () => dispatch({ type: 'signed-out' });
    }, [dispatch]);
    return <StepUpForm ways={{ ...NONE, email: 'k•••@example.org' }} onConfirmed={jest.fn()} />;
  };
  renderForm(() => <SignedIn />, {});
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Не удалось доставить прошлое письмо на k•••@example.org: почтовый сервер его не принял.',
  );
  expect(screen.getByRole('button', { name: 'Отправить код' })).toBeEnabled();
});

test('by a code of a bot, sent on request; a wrong one is reported at its field', async () => {
  const now = '2026-11-22T12:00:00.000Z';
  const form = show(
    { factors: [1, 3] },
    {
      'GET /user/auth/code': (_request: Request, nth: number) =>
        nth === 1 ? { factor: null, state: 'none', resendIn: 0 } : { factor: 1, state: 'sent', resendIn: 60 },
      'POST /user/auth/code': { factor: 1, expiresAt: now, resendAt: now },
      [PROVE]: (_request: Request, nth: number) =>
        nth === 1 ? refusal(422, 1, { code: 'Код неверный.' }) : { success: true },
    },
  );
  const send = await screen.findByRole('button', { name: 'Прислать код в Telegram' });
  await waitFor(() => expect(send).toBeEnabled());
  await form.user.click(send);
  expect(await screen.findByRole('button', { name: /Отправить ещё раз через \d+\sс/ })).toBeDisabled();
  expect(form.sent('POST /user/auth/code')).toEqual([{ factor: 1 }]);
  const field = screen.getByLabelText('Код двухфакторной защиты');
  await form.user.type(field, '123456{Enter}');
  expect(await screen.findByText('Код неверный.')).toBeVisible();
  await form.user.clear(field);
  await form.user.type(field, 'ABCD-EFGH{Enter}');
  await waitFor(() => expect(form.onConfirmed).toHaveBeenCalledTimes(1));
  expect(form.sent(PROVE)).toEqual([{ factorCode: '123456' }, { factorCode: 'ABCD-EFGH' }]);
});

test('a player with several methods can choose; the password is first', async () => {
  const form = show({ password: true, email: 'k•••@example.org', factors: [3, 4] }, {});
  expect(screen.getByLabelText('Текущий пароль')).toBeVisible();
  await form.user.click(screen.getByRole('button', { name: 'Ввести код из бота или приложения' }));
  expect(screen.getByLabelText('Код двухфакторной защиты')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Прислать код/ })).toBeNull();
  await form.user.click(screen.getByRole('button', { name: 'Получить код на почту' }));
  expect(screen.getByText('Отправим код на k•••@example.org.')).toBeVisible();
  await form.user.click(screen.getByRole('button', { name: 'Ввести пароль' }));
  expect(screen.getByLabelText('Текущий пароль')).toBeVisible();
});

test('a player with only a linked service sees its button', () => {
  show({ services: ['google'] }, {}, <button type="button">Google</button>);
  expect(screen.getByRole('button', { name: 'Google' })).toBeVisible();
  expect(screen.queryByText(/Выйдите, войдите снова/)).toBeNull();
});

test('a player without any method must sign in again', () => {
  show({}, {}, <button type="button">Google</button>);
  expect(screen.getByText(/Выйдите, войдите снова/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Google' })).toBeNull();
});

const answer = jest.fn();
jest.mock('./passkeys/webauthn.ts', () => ({ getPasskeyAssertion: (question: object): unknown => answer(question) }));

test('by a passkey, if it is the only method', async () => {
  const passkey = { id: 'Y3JlZA', clientDataJSON: 'YQ', authenticatorData: 'Yg', signature: 'Yw' };
  answer.mockResolvedValue(passkey);
  const question = {
    challenge: 'A'.repeat(43),
    rpId: 'localhost',
    timeout: 300_000,
    userVerification: 'required',
    allowCredentials: [],
  };
  const form = show({ factors: [4] }, { 'POST /user/auth/passkey': question, [PROVE]: { success: true } });
  await form.user.click(screen.getByRole('button', { name: 'Подтвердить ключом доступа' }));
  await waitFor(() => expect(form.onConfirmed).toHaveBeenCalledTimes(1));
  expect(answer).toHaveBeenCalledWith(question);
  expect(form.sent(PROVE)).toEqual([{ passkey }]);
});
