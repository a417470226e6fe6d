import type { Schemas } from '@hoshikraft/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage } from '../../framework/testing/render-page.tsx';
import { MAIN, pageOf } from './cabinet-fixtures.ts';
import * as page from './two-factor.tsx';

const OFF: Schemas['TwoFactor'] = { enabled: false, type: 0, code: null, methods: [], recoveryCodes: 0 };
const SINCE = '2026-11-20T10:00:00.000Z';
const APP: Schemas['TwoFactor'] = {
  enabled: true,
  type: 3,
  code: null,
  methods: [{ factor: 3, name: '', since: SINCE }],
  recoveryCodes: 10,
};
const TELEGRAM: Schemas['TwoFactor'] = {
  ...APP,
  type: 1,
  methods: [{ factor: 1, name: 'Mira', since: SINCE }],
  recoveryCodes: 0,
};
const LINK = { code: 'ABCD2345', expiresAt: '2026-11-22T18:10:00.000Z' };
const SECRET = { secret: 'ABCDEFGH234567ABCDEFGH234567ABCD', uri: 'otpauth://totp/Hoshikraft:Kitsune?secret=ABCD' };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const STATE = 'GET /user/settings/2fa';

const ADDED: Schemas['AccountEvent'] = {
  id: '1',
  at: SINCE,
  target: '2fa',
  kind: 'factor_on',
  service: 'telegram',
  address: null,
  device: null,
};

const open = (state: unknown, more: Answers = {}) =>
  openPage(page, {
    at: '/ru/cabinet/2fa',
    auth: authOf('Kitsune'),
    answers: { 'GET /main': MAIN, 'GET /user/history': pageOf([ADDED]), [STATE]: state, ...more },
  });
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};
const histories = (requests: readonly Request[]) => requests.filter(({ url }) => url.includes('/user/history'));
const bodies = (requests: readonly Request[], path: string) =>
  Promise.all(
    requests
      .filter(({ url, method }) => method === 'POST' && url.endsWith(path))
      .map(async (one) => (await one.clone().json()) as unknown),
  );

test('shows the history of the protection', async () => {
  open(APP);
  const history = await screen.findByRole('region', { name: 'История аккаунта' });
  expect(await within(history).findByText('Способ двухфакторной защиты добавлен')).toBeVisible();
});

test('an app is set up by its secret and a first code; the recovery codes are shown once', async () => {
  const user = userEvent.setup();
  let state = OFF;
  const { requests } = open(() => state, {
    'POST /user/settings/2fa/app': SECRET,
    'POST /user/settings/2fa/app/confirm': () => {
      state = APP;
      return { state, recoveryCodes: CODES };
    },
  });
  const card = await cardOf('Приложение с кодами');
  await user.click(card.getByRole('button', { name: 'Подключить приложение' }));
  expect(await card.findByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
  expect(card.getByText('ABCD EFGH 2345 67AB CDEF GH23 4567 ABCD')).toBeVisible();
  await user.type(card.getByLabelText('Код'), '123456');
  await user.click(card.getByRole('button', { name: 'Включить' }));
  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
  expect(await bodies(requests, '/app/confirm')).toEqual([{ code: '123456' }]);
  await user.click(screen.getByRole('button', { name: 'Коды сохранены' }));
  expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
  expect((await cardOf('Приложение с кодами')).getByText('Включено')).toBeVisible();
});

test('a bot is linked by a command, and the page polls until it was sent', async () => {
  let state: Schemas['TwoFactor'] = OFF;
  const { requests } = open(() => state, {
    'POST /user/settings/2fa/link': () => {
      state = { ...OFF, code: LINK };
      return LINK;
    },
    'POST /user/settings/2fa/recovery-codes': () => {
      state = { ...TELEGRAM, recoveryCodes: 10 };
      return { state, recoveryCodes: CODES };
    },
  });
  const card = await cardOf('Telegram');
  await userEvent.click(card.getByRole('button', { name: 'Привязать бота' }));
  expect(await card.findByText('/link ABCD2345')).toBeVisible();
  state = TELEGRAM;
  expect(await screen.findByText(CODES[0] ?? '', {}, { timeout: 10_000 })).toBeVisible();
  expect(await bodies(requests, '/recovery-codes')).toEqual([{}]);
  await userEvent.click(screen.getByRole('button', { name: 'Коды сохранены' }));
  expect((await cardOf('Telegram')).getByText('Включён')).toBeVisible();
  expect(screen.queryByText(/У вас нет кодов восстановления/)).toBeNull();
  await waitFor(() => expect(histories(requests).length).toBeGreaterThan(1));
});

test('turning a factor off requires a code, which its bot sends', async () => {
  const user = userEvent.setup();
  const sent = { factor: 1, expiresAt: LINK.expiresAt, resendAt: LINK.expiresAt };
  const delivery = (_request: Request, nth: number) =>
    nth === 1 ? { factor: null, state: 'none', resendIn: 0 } : { factor: 1, state: 'sent', resendIn: 60 };
  const { requests } = open(TELEGRAM, {
    'GET /user/auth/code': delivery,
    'POST /user/auth/code': sent,
    'POST /user/settings/2fa/unlink': OFF,
  });
  const card = await cardOf('Telegram');
  await user.click(card.getByRole('button', { name: 'Отключить: Telegram' }));
  const send = card.getByRole('button', { name: 'Прислать код в Telegram' });
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(send);
  expect(await card.findByText(/Мы отправили код в Telegram/)).toBeVisible();
  await user.type(card.getByLabelText('Код'), '123456');
  await user.click(card.getByRole('button', { name: 'Отключить' }));
  expect(await screen.findByText(/Защита выключена/)).toBeVisible();
  expect(await bodies(requests, '/auth/code')).toEqual([{ factor: 1 }]);
  expect(await bodies(requests, '/unlink')).toEqual([{ factor: 1, code: '123456' }]);
});

test('a wrong code is shown at its field, and nothing is turned off', async () => {
  const user = userEvent.setup();
  const details = { type: 'code_wrong', description: 'd', fields: { code: 'Код не подошёл.' } };
  const wrong = () => Response.json({ error_code: 1, error_message: 'm', details }, { status: 422 });
  open(APP, { 'POST /user/settings/2fa/unlink': wrong });
  const card = await cardOf('Приложение с кодами');
  await user.click(card.getByRole('button', { name: 'Отключить: Приложение с кодами' }));
  await user.type(card.getByLabelText('Код'), '000000{Enter}');
  expect(await card.findByText('Код не подошёл.')).toBeVisible();
  expect(card.getByText('Включено')).toBeVisible();
});

test('new recovery codes require a code', async () => {
  const user = userEvent.setup();
  const { requests } = open(APP, { 'POST /user/settings/2fa/recovery-codes': { state: APP, recoveryCodes: CODES } });
  expect(await screen.findByText(/Осталось 10 кодов/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Создать новые коды' }));
  await user.type(screen.getByLabelText('Код'), '123456');
  await user.click(screen.getByRole('button', { name: 'Создать новые коды' }));
  expect(await screen.findByText(CODES[1] ?? '')).toBeVisible();
  await waitFor(async () => expect(await bodies(requests, '/recovery-codes')).toEqual([{ code: '123456' }]));
});

test('without recovery codes it is not said that earlier ones end', async () => {
  open(TELEGRAM);
  await userEvent.click(await screen.findByRole('button', { name: 'Создать коды восстановления' }));
  expect(await screen.findByText('Из бота или приложения.')).toBeVisible();
  expect(screen.queryByText(/перестанут/)).toBeNull();
});
