import { screen, waitFor } from '@testing-library/react';
import { ResetForm } from './reset-form.tsx';
import { type Answers, refusal, renderForm, worker } from './testing/render-form.tsx';

const RESET = 'POST /user/reset';

const show = (answers: Answers = {}) => {
  const onSent = jest.fn();
  const form = renderForm(() => <ResetForm onSent={onSent} startWorker={worker()} />, {
    'GET /captcha/challenge': () => ({ parameters: { nonce: 'n' }, signature: 's' }),
    [RESET]: { success: true },
    ...answers,
  });
  const fill = async (email: string) => {
    await form.user.type(screen.getByLabelText('Почта'), email);
    await form.user.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
  };
  return { ...form, onSent, fill };
};

test('the request is sent with a solved captcha, and the page receives the address', async () => {
  const form = show();
  await form.fill(' kitsune@example.org ');
  await waitFor(() => expect(form.onSent).toHaveBeenCalledWith('kitsune@example.org'));
  expect(form.sent(RESET)).toEqual([{ email: 'kitsune@example.org', recaptcha: expect.any(String) }]);
});

test('an invalid email is reported at its field, and the typed value stays', async () => {
  const form = show({ [RESET]: () => refusal(422, 1, { email: 'Это не похоже на почту.' }) });
  await form.fill('kitsune@home.example');
  expect(await screen.findByText('Это не похоже на почту.')).toBeVisible();
  expect(screen.getByLabelText('Почта')).toHaveValue('kitsune@home.example');
  expect([form.onSent.mock.calls, form.toasts]).toEqual([[], []]);
});

test('nothing is sent without an email', async () => {
  const form = show();
  await form.user.click(screen.getByRole('button', { name: 'Отправить ссылку' }));
  expect(await screen.findByText('Введите почту.')).toBeVisible();
  expect(form.sent(RESET)).toEqual([]);
});

test('what is no email is not sent, in the words of the API', async () => {
  const form = show();
  await form.fill('abc');
  expect(await screen.findByText('Проверьте, нет ли опечатки в адресе почты.')).toBeVisible();
  expect(form.sent(RESET)).toEqual([]);
});
