import { ApiFailure, type Schemas } from '@hoshikraft/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import { ConfirmForm, type ConfirmFormProps } from './confirm-form.tsx';
import { ANSWER, type Answers, renderForm } from './testing/render-form.tsx';

const CODE = 'GET /user/auth/code';
const SEND = 'POST /user/auth/code';
const { success: _success, accessToken: _accessToken, ...auth } = ANSWER;
const STATE = {
  auth,
  region: null,
};

const WRONG = new ApiFailure({
  httpCode: 422,
  code: 1,
  message: 'Отказ',
  details: { type: 'code_wrong', description: 'd', fields: { code: 'Код не подошёл.' } },
});

const waitingFor = (...factors: (1 | 2 | 3 | 4)[]): ConfirmFormProps['pending'] => ({
  userId: ANSWER.data.id,
  login: ANSWER.data.login,
  avatarOrSkin: null,
  factor: factors[0] ?? 3,
  factors,
});

const delivery = (
  factor: Schemas['CodeDelivery']['factor'],
  state: Schemas['CodeDelivery']['state'],
  resendIn = 60,
): Schemas['CodeDelivery'] => ({ factor, state, resendIn });

const show = (pending: ConfirmFormProps['pending'], answers: Answers = {}) => {
  const confirm = jest.fn().mockResolvedValue(STATE);
  const confirmed = jest.fn().mockResolvedValue(undefined);
  const form = renderForm(() => <ConfirmForm pending={pending} platform={{ confirm, confirmed }} />, answers);
  return { ...form, confirm, confirmed };
};

test('six digits are sent once, as soon as the last is typed', async () => {
  const { user, confirm, confirmed } = show(waitingFor(3));
  await user.type(screen.getByLabelText('Код'), '123456');
  await waitFor(() => expect(confirmed).toHaveBeenCalledWith(STATE));
  expect(confirm.mock.calls).toEqual([['123456']]);
});

test('a code of a bot can be pasted', async () => {
  const { user, confirm } = show(waitingFor(1));
  await user.click(screen.getByLabelText('Код'));
  await user.paste('654-321');
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('654321'));
});

test.each([
  [[1], delivery(1, 'sent'), 'Мы отправили код в Telegram.'],
  [[1], delivery(1, 'queued'), 'Отправляем код в Telegram.'],
  [[1, 3], delivery(1, 'sent'), 'Мы отправили код в Telegram. Подойдёт и код из приложения.'],
  [[1, 2], delivery(2, 'queued'), 'Отправляем код ВКонтакте.'],
  [[2], delivery(2, 'sent'), 'Мы отправили код ВКонтакте.'],
  [[3], null, 'Откройте приложение с кодами: в нём шесть цифр.'],
  [[1], delivery(null, 'none'), 'Код не отправлен'],
  [[1, 3], delivery(null, 'none'), 'Откройте приложение с кодами: в нём шесть цифр.'],
  [[1], delivery(1, 'delayed', 0), 'Код задерживается'],
  [[1, 2], delivery(1, 'failed', 0), 'Код не дошёл'],
] as const)('with factors %j and the code %j it explains where to find the code', async (factors, state, text) => {
  show(waitingFor(...factors), state === null ? {} : { [CODE]: state });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a code that is being sent is followed until it has arrived', async () => {
  show(waitingFor(1), { [CODE]: (_request: Request, nth: number) => delivery(1, nth === 1 ? 'queued' : 'sent') });
  expect(await screen.findByText('Отправляем код в Telegram.')).toBeVisible();
  expect(await screen.findByText('Мы отправили код в Telegram.', {}, { timeout: 10_000 })).toBeVisible();
});

test('each linked bot is offered once another code can be sent', async () => {
  const sent = { factor: 2, expiresAt: '2026-11-22T18:05:00.000Z', resendAt: '2026-11-22T18:01:00.000Z' };
  const form = show(waitingFor(1, 2), {
    [CODE]: (_request: Request, nth: number) => (nth === 1 ? delivery(1, 'failed', 0) : delivery(2, 'sent')),
    [SEND]: () => sent,
  });
  expect(await screen.findByText(/Telegram: код не доставлен/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Прислать код в Telegram' })).toBeEnabled());
  await form.user.click(screen.getByRole('button', { name: 'Прислать код во ВКонтакте' }));
  expect(await screen.findByText('Мы отправили код ВКонтакте.')).toBeVisible();
  expect(form.sent(SEND)).toEqual([{ factor: 2 }]);
});

test('a wrong code is reported at its field and can be typed again', async () => {
  const { user, confirm, confirmed } = show(waitingFor(3));
  confirm.mockRejectedValueOnce(WRONG);
  await user.type(screen.getByLabelText('Код'), '111111');
  expect(await screen.findByText('Код не подошёл.')).toBeVisible();
  expect(confirmed).not.toHaveBeenCalled();
  await user.clear(screen.getByLabelText('Код'));
  await user.type(screen.getByLabelText('Код'), '222222');
  await waitFor(() => expect(confirmed).toHaveBeenCalled());
});

test('a code that is not whole is not sent', async () => {
  const { user, confirm } = show(waitingFor(1, 3));
  await user.type(screen.getByLabelText('Код'), '12{Enter}');
  expect(await screen.findByText('Введите код целиком.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Нет телефона? Войти по коду восстановления' }));
  await user.type(screen.getByLabelText('Код восстановления'), 'abcd{Enter}');
  expect(await screen.findByText('Введите код целиком.')).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
});

test('a code is sent once, whatever is pressed while it is checked', async () => {
  const { user, confirm } = show(waitingFor(3));
  confirm.mockReturnValue(new Promise(() => undefined));
  await user.type(screen.getByLabelText('Код'), '123456{Enter}{Enter}');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a wrong code that is sent again unchanged counts no further try', async () => {
  const { user, confirm } = show(waitingFor(3));
  confirm.mockRejectedValue(WRONG);
  await user.type(screen.getByLabelText('Код'), '111111{Enter}');
  expect(await screen.findByText('Код не подошёл.')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Подтвердить' }));
  await user.type(screen.getByLabelText('Код'), '{Enter}{Enter}');
  expect(await screen.findByText('Код не подошёл.')).toBeVisible();
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('a recovery code works without the phone', async () => {
  const { user, confirm } = show(waitingFor(1));
  await user.click(screen.getByRole('button', { name: 'Нет телефона? Войти по коду восстановления' }));
  await user.type(screen.getByLabelText('Код восстановления'), 'abcd-2345-efgh-6777{Enter}');
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('abcd-2345-efgh-6777'));
});

test('another code can be requested after a minute', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sent = { factor: 1, expiresAt: '2026-11-22T18:05:00.000Z', resendAt: '2026-11-22T18:01:00.000Z' };
  const form = show(waitingFor(1), { [CODE]: () => delivery(1, 'sent', 5), [SEND]: () => sent });
  expect(await screen.findByRole('button', { name: /^Отправить ещё раз через [45]\sс/ })).toBeDisabled();
  for (let second = 0; second < 5; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
  (await screen.findByRole('button', { name: 'Прислать код в Telegram' })).click();
  expect(await screen.findByRole('button', { name: /^Отправить ещё раз через/ })).toBeDisabled();
  expect(form.sent(SEND)).toEqual([{ factor: 1 }]);
  jest.useRealTimers();
});

test('a player with only an app is not offered another code', () => {
  show(waitingFor(3));
  expect(screen.queryByRole('button', { name: /Отправить|Прислать/ })).toBeNull();
});

const answer = jest.fn();
jest.mock('./passkeys/webauthn.ts', () => ({ getPasskeyAssertion: (question: object): unknown => answer(question) }));

test('a passkey confirms if the account has one and the app supports it', async () => {
  answer.mockResolvedValue('answered');
  const confirmed = jest.fn().mockResolvedValue(undefined);
  const confirmByPasskey = jest.fn(async (ask: (question: never) => Promise<unknown>) => {
    expect(await ask('asked' as never)).toBe('answered');
    return STATE;
  });
  const platform = { confirm: jest.fn(), confirmByPasskey, confirmed };
  const { user } = renderForm(() => <ConfirmForm pending={waitingFor(3, 4)} platform={platform} />, {});
  await user.click(screen.getByRole('button', { name: 'Подтвердить ключом доступа' }));
  await waitFor(() => expect(confirmed).toHaveBeenCalledWith(STATE));
});

test('no passkey is offered without one, or in the launcher', () => {
  show(waitingFor(3, 4));
  expect(screen.queryByRole('button', { name: /ключом доступа/ })).toBeNull();
  const platform = { confirm: jest.fn(), confirmByPasskey: jest.fn(), confirmed: jest.fn() };
  renderForm(() => <ConfirmForm pending={waitingFor(3)} platform={platform} />, {});
  expect(screen.queryByRole('button', { name: /ключом доступа/ })).toBeNull();
});
