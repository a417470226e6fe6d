import type { Schemas } from '@hoshikraft/api-client';
import { act, screen, within } from '@testing-library/react';
import { client, HITECH, JOB, launcherState, magic } from '../parts/testing/fixtures.ts';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { renderComponent, type RenderOptions } from '../parts/testing/render-component.tsx';
import { player } from '../parts/testing/session-fixture.ts';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { MainPage } from './main-page.tsx';

const HITECH_LIVE = {
  status: 'online',
  tps: 20,
  online: 128,
  onlineDay: 200,
  maxPlayers: 300,
  players: ['Yuki', 'Ren'],
  heartbeatAt: '2026-11-21T12:00:00Z',
};
const answers = {
  'GET /clients': { clients: [client(), magic], offline: false },
  'GET /api/server/monitoring': {
    servers: { hitech: HITECH_LIVE },
    records: { onlineCurrent: 128, onlineDay: 200, onlineMax: 900, timeOnlineDay: null, timeOnlineMax: null },
  },
};

const renderPage = ({ answers: more, ...options }: RenderOptions = {}) =>
  renderComponent(<MainPage />, { auth: player(), answers: { ...answers, ...more }, ...options });

const role = (fields: Partial<Schemas['CabinetRole']> & { name: string; tier: number; serverId?: string }) => {
  const { name, tier, serverId = 'hitech', ...rest } = fields;
  return {
    grantId: JOB,
    role: { id: 'shinobi', serverId, name, color: '#ff8800', tier },
    state: 'active',
    startedAt: '2026-11-01T00:00:00Z',
    expiresAt: null,
    giftFrom: null,
    movedTo: null,
    delivery: null,
    ...rest,
  };
};

const news = (id: string, title: string) => ({
  id,
  key: JOB,
  target: 'news',
  locale: 'ru',
  locales: ['ru'],
  title,
  summary: '',
  cover: null,
  coverAlt: '',
  tags: [],
  servers: [],
  author: { login: 'Yuki', avatarOrSkin: null },
  publishedAt: '2026-11-13T12:00:00Z',
  updatedAt: '2026-11-13T12:00:00Z',
  likes: 0,
  views: 0,
  readingMinutes: 1,
});

test("the head shows who plays and the player's highest privilege on this server with its end", async () => {
  renderPage({
    answers: {
      'GET /api/cabinet/roles': {
        items: [
          role({ name: 'Ронин', tier: 1 }),
          role({ name: 'Синоби', tier: 3, expiresAt: '2026-12-12T12:00:00Z' }),
          role({ name: 'Ками', tier: 8, state: 'expired' }),
          role({ name: 'Сёгун', tier: 6, serverId: 'magic-rpg' }),
        ],
        nextCursor: null,
      },
    },
  });
  const head = within(within(await screen.findByRole('article')).getByRole('banner', { hidden: true }));
  expect(await head.findByText('Синоби')).toHaveTextContent('Синоби до 12 декабря 2026 г.');
  for (const name of ['Ронин', 'Ками', 'Сёгун']) expect(head.queryByText(name)).toBeNull();
  const faces = head.getByRole('list', { name: 'Сейчас на HiTech' });
  expect(
    within(faces)
      .getAllByRole('img')
      .map((face) => face.getAttribute('aria-label')),
  ).toEqual(['Yuki', 'Ren']);
});

test('two news cards open the site; a failed launch takes their place', async () => {
  const items = [news('one', 'Первая'), news('two', 'Вторая'), news('three', 'Третья')];
  const { store } = renderPage({ answers: { 'GET /api/documents': { items, nextCursor: null } } });
  const list = await screen.findByRole('list', { name: 'Новости' });
  expect(
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Первая', 'Вторая']);
  expect(within(list).getByRole('link', { name: 'Первая' })).toHaveAttribute('href', 'http://site.test/ru/news/one');
  act(() => store.set(launcherStateAtom, launcherState({ error: { code: 'disk_full', clientId: HITECH } })));
  expect(screen.queryByRole('list', { name: 'Новости' })).toBeNull();
});

test('the foot of the rail shows the balance with a link to top it up, to signed-in players while the API responds', async () => {
  const { unmount } = renderPage({ auth: player({ balance: 150_100 }) });
  const foot = within(await screen.findByRole('region', { name: 'Ваш аккаунт' }));
  expect(foot.getByText(/^1\s501\s₽$/)).toBeInTheDocument();
  expect(foot.getByRole('link', { name: 'Пополнить баланс' })).toHaveAttribute('href', 'http://site.test/ru/pay');
  unmount();
  const offline = renderPage({
    answers: { 'GET /api/server/monitoring': serviceRefusal(503, 'internal', 'Нет связи') },
  });
  expect(await screen.findByText('Наши серверы не отвечают')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ваш аккаунт' })).toBeNull();
  offline.unmount();
  renderPage({ auth: undefined });
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: 'Ваш аккаунт' })).toBeNull();
});
