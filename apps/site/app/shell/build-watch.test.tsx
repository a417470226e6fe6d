import { BUILD_POLL_MS } from '@hoshikraft/api-client';
import { act } from '@testing-library/react';
import { renderPage } from '../framework/testing/render-page.tsx';
import { useBuildWatch } from './build-watch.ts';

const Watch = ({ reload }: { reload: () => void }) => {
  useBuildWatch(reload);
  return null;
};

const watch = async (own: string, served: string | null, polls = 1) => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(served === null ? new Response('', { status: 502 }) : Response.json({ build: served })),
    );
  const reload = jest.fn();
  const { unmount } = renderPage(<Watch reload={reload} />, { facts: { build: own } });
  for (let poll = 0; poll < polls; poll += 1) await act(() => jest.advanceTimersByTimeAsync(BUILD_POLL_MS));
  unmount();
  const polled = fetch.mock.calls.length;
  fetch.mockRestore();
  return { reloads: reload.mock.calls.length, polled };
};

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['another build is served', 'a', 'b', 1],
  ['the same build is served', 'a', 'a', 0],
  ['the newest build is unknown', 'a', null, 0],
])('when %s', async (_name, own, served, reloads) => {
  expect(await watch(own, served)).toEqual({ reloads, polled: 1 });
});

test('a development server is not polled', async () => {
  expect(await watch('', 'b', 3)).toEqual({ reloads: 0, polled: 0 });
});
