import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { MAIN, pageOf } from './cabinet-fixtures.ts';
import * as page from './password.tsx';
import { StepUpProvider } from './step-up-provider.tsx';

const WAYS = 'GET /user/auth/prove';
const UPDATE = 'POST /user/settings/password/update';
const PROVE = 'POST /user/auth/prove';

const RESET: Schemas['AccountEvent'] = {
  id: '1',
  at: '2026-11-20T10:00:00.000Z',
  target: 'password',
  kind: 'password_reset',
  service: null,
  address: null,
  device: null,
};

const proofNeeded = () =>
  Response.json(
    { error_code: 3, error_message: 'Отказ', details: { type: 'proof_needed', description: 'Подтвердите' } },
    { status: 403 },
  );

const open = (ways: object, answers: Answers) => {
  const Page = page.default;
  const around = () => (
    <StepUpProvider>
      <Page />
    </StepUpProvider>
  );
  return openPage(
    { clientLoader: page.clientLoader, default: around },
    {
      at: '/ru/cabinet/password',
      auth: authOf('Kitsune'),
      answers: {
        'GET /main': MAIN,
        'GET /user/history': pageOf([RESET]),
        'POST /user/validation': { valid: true, reason: null },
        [WAYS]: ways,
        ...answers,
      },
    },
  );
};
const user = userEvent.setup();
const fill = async (current?: string) => {
  await screen.findByLabelText('Новый пароль');
  if (current !== undefined) await user.type(screen.getByLabelText('Текущий пароль'), current);
  await user.type(screen.getByLabelText('Новый пароль'), 'lantern-42-lit');
  await user.click(screen.getByRole('button', { name: 'Сохранить новый пароль' }));
};
const bodies = async (requests: readonly Request[], call: string) =>
  Promise.all(
    requests
      .filter(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api', '')}` === call)
      .map((request) => request.clone().json() as Promise<unknown>),
  );

test('shows the history of the password', async () => {
  open({ password: true, email: null, factors: [], services: [] }, {});
  const history = await screen.findByRole('region', { name: 'История аккаунта' });
  expect(await within(history).findByText('Пароль восстановлен по почте')).toBeVisible();
});

test('requires the current password; a wrong one is shown at its field, and the new one is preserved', async () => {
  open(
    { password: true, email: 'k•••@example.org', factors: [], services: [] },
    {
      [UPDATE]: (_request: Request, nth: number) =>
        nth === 1 ? { success: false, captchaRequired: false } : { success: true },
    },
  );
  await fill('wrong');
  expect(await screen.findByText(/Неверный пароль/)).toBeVisible();
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('lantern-42-lit');
  await user.clear(screen.getByLabelText('Текущий пароль'));
  await user.type(screen.getByLabelText('Текущий пароль'), 'lantern-41{Enter}');
  expect(await screen.findByText('Пароль сохранён. Все остальные сессии завершены.')).toBeVisible();
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('');
});

test('a first password requires step-up authentication after a while, and the call is then sent again', async () => {
  const { requests } = open(
    { password: false, email: 'k•••@example.org', factors: [], services: [] },
    {
      [UPDATE]: (_request: Request, nth: number) => (nth === 1 ? proofNeeded() : { success: true }),
      'POST /user/auth/prove/send': { success: true },
      [PROVE]: { success: true },
    },
  );
  await fill();
  await user.click(await screen.findByRole('button', { name: 'Отправить код' }));
  await user.type(await screen.findByLabelText('Код из письма'), '123456{Enter}');
  expect(await screen.findByText('Пароль сохранён. Все остальные сессии завершены.')).toBeVisible();
  const [first, second, ...more] = await bodies(requests, UPDATE);
  expect([second, more]).toEqual([first, []]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('closing the step-up dialog preserves the input and shows no error', async () => {
  open({ password: false, email: 'k•••@example.org', factors: [], services: [] }, { [UPDATE]: proofNeeded });
  await fill();
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' });
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('lantern-42-lit');
  expect(screen.queryByText('Отказ')).toBeNull();
});
