import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, never } from '../../framework/testing/content-fixtures.ts';
import { type Answers, openPage, renderPage, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import { MAIN, pageOf, sessionOf, twoPages } from './cabinet-fixtures.ts';
import * as page from './sessions.tsx';

const HERE = sessionOf('here', { current: true });
const PHONE = sessionOf('phone', { device: 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0' });
const ENDED = sessionOf('old', { state: 'terminated', device: null, endedAt: '2026-05-02T12:00:00.000Z' });

const open = (sessions: unknown, more: Answers = {}, options: RenderPageOptions = {}) =>
  openPage(page, {
    at: '/ru/cabinet/sessions',
    auth: authOf('Kitsune'),
    ...options,
    answers: { 'GET /main': MAIN, 'GET /user/sessions': sessions, 'GET /user/history': pageOf([]), ...more },
  });
const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('li') as HTMLElement);
};
const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');

describe('the sessions', () => {
  it('are listed with readable devices; the current one is marked, and ended ones have no button', async () => {
    open(pageOf([HERE, PHONE, ENDED]));
    const here = await cardOf('Chrome, Windows');
    expect(here.getByText('Эта сессия')).toBeInTheDocument();
    expect(here.getByText('Сайт · Активна сейчас')).toBeInTheDocument();
    expect(here.getByText('203.0.113.0/24')).toBeInTheDocument();
    expect(here.queryByRole('button')).not.toBeInTheDocument();
    expect((await cardOf('Firefox, Android')).getByRole('button', { name: /Завершить/ })).toBeInTheDocument();
    const ended = await cardOf('Неизвестный браузер');
    expect(ended.getByText('Завершена')).toBeInTheDocument();
    expect(ended.queryByRole('button')).not.toBeInTheDocument();
  });

  it('have a history of new devices below', async () => {
    const event = { id: '1', target: 'session', kind: 'new_device', service: null, at: '2026-05-02T12:00:00.000Z' };
    open(pageOf([HERE]), { 'GET /user/history': pageOf([{ ...event, address: '203.0.113.0/24', device: null }]) });
    const history = within(await screen.findByRole('region', { name: 'История аккаунта' }));
    expect(await history.findByText('Вход с нового устройства')).toBeVisible();
  });

  it('of the launcher and of a game differ from those of a browser', async () => {
    const launcher = sessionOf('launcher', { source: 'launcher' });
    const bare = sessionOf('bare', { source: 'launcher', device: null });
    open(pageOf([HERE, launcher, bare, sessionOf('game', { source: 'game', device: null })]));
    expect(await screen.findAllByRole('heading', { level: 2, name: /^(Лаунчер, Windows|Лаунчер|Игра)$/ })).toHaveLength(
      3,
    );
    expect(screen.getAllByText(/^Лаунчер · /)).toHaveLength(2);
    expect(screen.getByText(/^Игра · /)).toBeInTheDocument();
  });

  it('can be ended one by one', async () => {
    const user = userEvent.setup();
    let list = [HERE, PHONE];
    const { requests } = open(() => pageOf(list), {
      'POST /user/sessions/terminate': () => {
        list = [HERE, { ...PHONE, state: 'terminated', endedAt: '2026-06-02T12:00:00.000Z' }];
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Завершить: Firefox, Android' }));
    expect(await screen.findByText('Завершена')).toBeInTheDocument();
    expect(await posts(requests)[0]?.json()).toEqual({ id: PHONE.id });
    expect(screen.queryByRole('button', { name: 'Завершить остальные' })).not.toBeInTheDocument();
  });

  it('can all be ended after a confirmation', async () => {
    const user = userEvent.setup();
    const { requests } = open(pageOf([HERE, PHONE]), { 'POST /user/sessions/terminate-all': { terminated: 2 } });
    await user.click(await screen.findByRole('button', { name: 'Завершить остальные' }));
    const dialog = await screen.findByRole('dialog', { name: 'Завершить все остальные сессии?' });
    expect(posts(requests)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Завершить' }));
    expect(await screen.findByText('Завершены 2 сессии')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stay if the player cancels', async () => {
    const user = userEvent.setup();
    const { requests } = open(pageOf([HERE, PHONE]));
    await user.click(await screen.findByRole('button', { name: 'Завершить остальные' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(posts(requests)).toHaveLength(0);
  });

  it('load page by page', async () => {
    const user = userEvent.setup();
    open(twoPages([HERE], [PHONE]), {}, { locale: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Firefox on Android' })).toBeInTheDocument();
  });

  it('have an empty state', async () => {
    open(pageOf([]), {}, { locale: 'en' });
    expect(await screen.findByRole('heading', { name: 'No sessions to show' })).toBeInTheDocument();
  });

  it('show a skeleton while loading', () => {
    renderPage(<page.default />, { answers: { 'GET /main': MAIN, 'GET /user/sessions': never } });
    expect(screen.getByText('Загружаем сессии')).toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    const user = userEvent.setup();
    let broken = true;
    open(() => (broken ? failing() : pageOf([HERE])));
    const retry = await screen.findByRole('button', { name: 'Попробовать снова' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('Эта сессия')).toBeInTheDocument();
  });
});
