import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { client, HITECH, JOB, launcherState, magic } from '../parts/testing/fixtures.ts';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { renderComponent, type RenderOptions } from '../parts/testing/render-component.tsx';
import { player } from '../parts/testing/session-fixture.ts';
import { MainPage } from './main-page.tsx';

const job = { jobId: JOB, state: launcherState({ status: 'verify', clientId: HITECH, jobId: JOB }) };
const MONITORING = {
  servers: {},
  records: { onlineCurrent: 0, onlineDay: 0, onlineMax: 0, timeOnlineDay: null, timeOnlineMax: null },
};
const answers = {
  'GET /clients': { clients: [client(), magic], offline: false },
  'GET /api/server/monitoring': MONITORING,
  'POST /launch': () => Response.json(job, { status: 202 }),
};
const draw = ({ answers: more, ...options }: RenderOptions = {}) =>
  renderComponent(<MainPage />, { auth: player(), answers: { ...answers, ...more }, ...options });
const bodyOf = async (requests: Request[], path: string): Promise<unknown> =>
  requests.find(({ method, url }) => method === 'POST' && url.endsWith(path))?.json();

const away = {
  'GET /api/server/monitoring': () => Promise.reject(new TypeError('Failed to fetch')),
  'POST /api/launcher/game-session': () => Promise.reject(new TypeError('Failed to fetch')),
};
const WORKS = /Одиночные миры доступны, наши серверы и обновления — нет/;

test.each(['before the press', 'only by the press'])(
  'without the API a player starts an installed client without a session, and the page says what does not work: known %s',
  async (known) => {
    const more = known === 'before the press' ? away : { ...away, 'GET /api/server/monitoring': MONITORING };
    const { requests } = draw({ answers: more });
    if (known === 'before the press') expect(await screen.findByText(WORKS)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Играть: HiTech' }));
    expect(await screen.findByText('Игра запустится без связи')).toBeInTheDocument();
    const { data } = player();
    expect(await bodyOf(requests, '/launch')).toEqual({
      client: HITECH,
      optional: [],
      player: { login: data.login, playerId: data.id, accessId: null, accessToken: null },
    });
  },
);

test('without the API a signed-out player starts a client for guests', async () => {
  const { requests } = draw({
    auth: undefined,
    answers: { ...away, 'GET /clients': { clients: [client({ guest: true })], offline: true } },
  });
  expect(await screen.findByText(WORKS)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Играть: HiTech' }));
  await waitFor(async () =>
    expect(await bodyOf(requests, '/launch')).toEqual({ client: HITECH, optional: [], player: null }),
  );
});

test.each([
  [{}, /нужно войти в аккаунт/],
  [{ status: 'notInstalled' }, /ещё не установлен/],
] as const)('with the API away what cannot be started says why: %j', async (fields, words) => {
  draw({ auth: undefined, answers: { ...away, 'GET /clients': { clients: [client(fields)], offline: true } } });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Играть/ })).not.toBeInTheDocument();
});

test('an error of the API is not an outage: nothing starts', async () => {
  const { requests } = draw({
    answers: {
      'POST /api/launcher/game-session': serviceRefusal(429, 'too_many_requests', 'Слишком часто', { retryAfter: 60 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Играть: HiTech' }));
  expect(await screen.findByText('Слишком часто')).toBeInTheDocument();
  expect(requests.some(({ url }) => url.endsWith('/launch'))).toBe(false);
});
