import { sessionAtom } from '@hoshikraft/auth-session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAIN } from '../cabinet/cabinet-fixtures.ts';
import { authOf, failing, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { CLAIMED, UNKNOWN_MEMBERSHIP, statusOf, stepsOf } from './bonus-fixtures.ts';
import * as page from './bonus.tsx';

const STATUS = 'GET /bonus/status';
const GIVE = 'POST /bonus/give';
const GIVEN = { amount: 42, streak: 2, serverId: 'hitech', coins: 1282, claimableAt: '2026-11-23T11:00:00.000Z' };

const open = (answers: Answers, options: RenderPageOptions = {}) =>
  openPage(page, {
    at: '/ru/cabinet/bonus',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, ...answers },
  });
const refused = (status: number, message: string, description: string) => () =>
  Response.json({ error_code: 5, error_message: message, details: { type: 't', description } }, { status });
const bodies = (requests: readonly Request[]) =>
  Promise.all(
    requests.filter(({ method }) => method === 'POST').map(async (one) => (await one.clone().json()) as unknown),
  );
const claimButton = () => screen.findByRole('button', { name: 'Забрать бонус' });

test('a player without a linked messenger gets links to link one, and cannot claim', async () => {
  open({ [STATUS]: statusOf({ steps: stepsOf(0), messenger: null }) });
  expect(await screen.findByRole('link', { name: 'Привязать Telegram' })).toHaveAttribute(
    'href',
    '/ru/cabinet/authorization#telegram',
  );
  expect(screen.getByRole('link', { name: 'Привязать ВКонтакте' })).toHaveAttribute(
    'href',
    '/ru/cabinet/authorization#vk',
  );
  expect(screen.queryByRole('button', { name: 'Забрать бонус' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Дни подряд' })).toBeNull();
  expect(screen.getByText('40 монет')).toBeVisible();
});

test('with two steps done the third is linked, and found done when checked again', async () => {
  let status = statusOf({ steps: stepsOf(2) });
  open({ [STATUS]: () => status });
  expect(await screen.findByRole('link', { name: 'Написать сообщение' })).toHaveAttribute('href', 'https://t.me/write');
  expect(screen.getAllByRole('img', { name: 'Готово' })).toHaveLength(2);
  status = statusOf();
  await userEvent.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
  expect(await claimButton()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Проверить ещё раз' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Три шага к бонусу' })).toBeNull();
});

test('a claimed bonus updates the coins of the session and starts the countdown', async () => {
  let status = statusOf({ streak: 1, nextAmount: 42 });
  const { requests, context } = open({
    [STATUS]: () => status,
    [GIVE]: () => {
      status = CLAIMED;
      return GIVEN;
    },
  });
  await userEvent.click(await claimButton());
  expect(await screen.findByText('+42 монеты, HiTech')).toBeVisible();
  // Announced by its words alone: the petals and the lantern are decoration.
  expect(screen.getByRole('status')).toHaveTextContent(/^\+42 монеты, HiTech$/);
  expect(document.querySelector('.bonus-claim__body')).toHaveFocus();
  expect(document.querySelector('.bonus-lantern--claimed')).toHaveAttribute('aria-hidden', 'true');
  expect(await screen.findByRole('timer')).toHaveTextContent(/^2[23]:\d\d:\d\d$/);
  expect(screen.getByText('2 дня подряд')).toBeVisible();
  expect(await bodies(requests)).toEqual([{ serverId: 'hitech' }]);
  expect(context.store.get(sessionAtom)).toMatchObject({ auth: { coins: 1282, preferredServer: 'hitech' } });
  expect(screen.queryByRole('button', { name: 'Забрать бонус' })).toBeNull();
});

test('without a preferred server one must be selected first', async () => {
  const { requests } = open({ [STATUS]: statusOf({ serverId: null }), [GIVE]: GIVEN });
  await userEvent.click(await claimButton());
  expect(await screen.findByText('Выберите сервер')).toBeVisible();
  expect(await bodies(requests)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Куда придут монеты'), 'Magic RPG');
  await userEvent.click(await claimButton());
  await waitFor(async () => expect(await bodies(requests)).toEqual([{ serverId: 'magic-rpg' }]));
});

test('an unavailable messenger is shown at its step, and when a claim fails because of it', async () => {
  let status = statusOf({ steps: UNKNOWN_MEMBERSHIP });
  open({ [STATUS]: () => status, [GIVE]: refused(503, 'Telegram не отвечает', 'Ничего не потеряно: через минуту.') });
  expect(await screen.findByText('Telegram не отвечает: сейчас этот шаг не проверить.')).toBeVisible();
  expect(screen.getByText('Telegram не отвечает')).toBeVisible();
  status = statusOf();
  await userEvent.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
  await userEvent.click(await claimButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Telegram не отвечает');
  expect(alert).toHaveTextContent('Ничего не потеряно: через минуту.');
});

test('the calendar shows the coins of each day, and the list the next amounts', async () => {
  open({ [STATUS]: CLAIMED }, { locale: 'en' });
  const calendar = within(await screen.findByRole('list', { name: 'Bonuses over the past five weeks' }));
  expect(calendar.getAllByRole('listitem').filter((day) => !day.textContent.includes('no bonus'))).toHaveLength(2);
  expect(calendar.getByTitle('22 November 2026: 42 coins')).toHaveAttribute('aria-current', 'date');
  expect(calendar.getByTitle('20 November 2026: no bonus')).toBeInTheDocument();
  expect(screen.getByText('Day 3').closest('li')).toHaveTextContent('44');
});

test('without a group a notice says there is nothing to claim', async () => {
  open({ [STATUS]: statusOf({ messengers: [], messenger: null, steps: stepsOf(0) }) });
  expect(await screen.findByText('Сейчас бонуса нет')).toBeVisible();
  expect(screen.queryByText('Сегодняшний бонус')).toBeNull();
});

test('it shows a skeleton while loading, and can be retried after a failure', async () => {
  const { unmount } = open({ [STATUS]: never });
  expect(await screen.findByText('Загружаем ваш бонус')).toBeInTheDocument();
  unmount();
  let broken = true;
  open({ [STATUS]: () => (broken ? failing() : CLAIMED) });
  const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText('2 дня подряд')).toBeVisible();
});

test('an open page shows the end of the streak', async () => {
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  let status = statusOf({ ...CLAIMED, now: '2026-11-24T10:59:50.000Z' });
  open({ [STATUS]: () => status }, { locale: 'en' });
  await pass(1000);
  expect(screen.getByText('2 days in a row')).toBeVisible();
  status = statusOf({ ...CLAIMED, streak: 0, streakEndsAt: null, now: '2026-11-24T11:00:01.000Z' });
  await pass(11_000);
  expect(screen.queryByText('2 days in a row')).not.toBeInTheDocument();
  expect(screen.getByText(/^No streak yet/)).toBeVisible();
  jest.useRealTimers();
});
