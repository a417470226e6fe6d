import { screen, waitFor } from '@testing-library/react';
import { ProofForm } from './proof-form.tsx';
import { type Answers, renderForm, worker } from './testing/render-form.tsx';

const PROVE = 'POST /user/auth/prove';
const SEND = 'POST /user/auth/prove/send';

const show = (ways: { password: boolean; email: string | null }, answers: Answers) => {
  const onProved = jest.fn();
  const form = renderForm(() => <ProofForm ways={ways} onProved={onProved} startWorker={worker()} />, answers);
  return { ...form, onProved };
};

test('by the password; a wrong one is said at its field, and a captcha joins in once it is asked for', async () => {
  const form = show(
    { password: true, email: 'k•••@example.org' },
    {
      'GET /captcha/challenge': () => ({ parameters: { nonce: 'n' }, signature: 's' }),
      [PROVE]: (_request: Request, nth: number) =>
        nth === 1 ? { success: false, captchaRequired: true } : { success: true },
    },
  );
  await form.user.type(screen.getByLabelText('Текущий пароль'), 'wrong{Enter}');
  expect(await screen.findByText(/Это не ваш пароль/)).toBeVisible();
  expect(form.onProved).not.toHaveBeenCalled();
  await form.user.type(screen.getByLabelText('Текущий пароль'), 'lantern-42{Enter}');
  await waitFor(() => expect(form.onProved).toHaveBeenCalledTimes(1));
  expect(form.sent(PROVE)).toEqual([{ password: 'wrong' }, { password: 'lantern-42', recaptcha: expect.any(String) }]);
});

test('by a code where there is no password: it is sent on request, and a wrong one is said', async () => {
  const form = show(
    { password: false, email: 'k•••@example.org' },
    {
      [SEND]: { success: true },
      [PROVE]: (_request: Request, nth: number) =>
        nth === 1 ? { success: false, captchaRequired: false } : { success: true },
    },
  );
  expect(screen.getByText('Отправим код на k•••@example.org.')).toBeVisible();
  expect(screen.queryByLabelText('Код из письма')).toBeNull();
  await form.user.click(screen.getByRole('button', { name: 'Отправить код' }));
  await form.user.type(await screen.findByLabelText('Код из письма'), '123456{Enter}');
  expect(await screen.findByText(/Код неверный/)).toBeVisible();
  await form.user.type(screen.getByLabelText('Код из письма'), '654321{Enter}');
  await waitFor(() => expect(form.onProved).toHaveBeenCalledTimes(1));
  expect(form.sent(PROVE)).toEqual([{ code: '123456' }, { code: '654321' }]);
});

test('who has neither is told to sign in anew', () => {
  show({ password: false, email: null }, {});
  expect(screen.getByText(/Выйдите, войдите снова/)).toBeVisible();
});
