import { MONITORING_POLL_MS, watchWindowFocus } from '@hoshikraft/api-client';
import { act, screen } from '@testing-library/react';
import { liveOf, mainOf, monitoringOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { renderPage } from '../../framework/testing/render-page.tsx';
import ServersPage from './servers.tsx';

const hitech = serverOf('hitech', 'HiTech');
let focused = true;

const setFocus = (now: boolean) => {
  focused = now;
  act(() => {
    window.dispatchEvent(new Event(now ? 'focus' : 'blur'));
  });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  focused = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => focused);
  watchWindowFocus();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('live figures', () => {
  it('are requested every 5 s while the window has focus, and at once when it regains focus', async () => {
    let online = 1;
    const { requests } = renderPage(<ServersPage />, {
      locale: 'en',
      answers: {
        'GET /main': mainOf([hitech]),
        'GET /servers': { items: [hitech], nextCursor: null },
        'GET /server/monitoring': () => monitoringOf({ hitech: liveOf({ online: online++ }) }),
      },
    });
    const asked = () => requests.filter(({ url }) => url.endsWith('/server/monitoring')).length;
    const shown = () => screen.getByText(/^\d+ players?$/).textContent;
    await pass(50);
    expect(asked()).toBe(1);
    expect(shown()).toMatch(/^1 player/);

    await pass(MONITORING_POLL_MS);
    expect(asked()).toBe(2);
    expect(shown()).toMatch(/^2 player/);
    await pass(2 * MONITORING_POLL_MS);
    expect(asked()).toBe(4);

    setFocus(false);
    await pass(10 * MONITORING_POLL_MS);
    expect(asked()).toBe(4);
    expect(shown()).toMatch(/^4 player/);

    setFocus(true);
    await pass(50);
    expect(asked()).toBe(5);
    expect(shown()).toMatch(/^5 player/);
  });

  it('keep the last numbers while the connection is lost, with a notice, and recover automatically', async () => {
    let reachable = true;
    renderPage(<ServersPage />, {
      locale: 'en',
      answers: {
        'GET /main': mainOf([hitech]),
        'GET /servers': { items: [hitech], nextCursor: null },
        'GET /server/monitoring': () =>
          reachable ? monitoringOf({ hitech: liveOf({ online: 7 }) }) : Promise.reject(new TypeError('fetch failed')),
      },
    });
    await pass(50);
    reachable = false;
    await pass(MONITORING_POLL_MS + 50);
    expect(screen.getByText('Connection lost')).toBeInTheDocument();
    expect(screen.getByText('7 players')).toBeInTheDocument();
    reachable = true;
    await pass(MONITORING_POLL_MS + 50);
    expect(screen.queryByText('Connection lost')).not.toBeInTheDocument();
  });
});
