import { BUILD_POLL_MS } from '@hoshikraft/api-client';
import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { launcherState } from '../parts/testing/fixtures.ts';
import { launcherStateAtom } from '../service/launcher-state.ts';
import { useBuildWatch } from './build-watch.ts';
import { LauncherFactsProvider } from './launcher-facts.tsx';

const Watch = ({ reload }: { reload: () => void }) => {
  useBuildWatch(reload);
  return null;
};

const watch = (uiVersion: string, newest: string) => {
  sessionStorage.clear();
  const store = createStore();
  const reload = jest.fn();
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json({ version: newest, builtAt: '' })));
  const apiUrl = 'http://site.test/api';
  const facts = {
    locale: 'ru',
    apiUrl,
    siteUrl: 'http://site.test',
    serviceVersion: '0.1.0',
    system: 'linux',
  } as const;
  render(
    <Provider store={store}>
      <LauncherFactsProvider facts={{ ...facts, uiVersion }}>
        <MemoryRouter>
          <Watch reload={reload} />
        </MemoryRouter>
      </LauncherFactsProvider>
    </Provider>,
  );
  return { store, reload };
};

const poll = () => act(() => jest.advanceTimersByTimeAsync(BUILD_POLL_MS));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a new build is loaded while the launcher is idle', async () => {
  const { reload } = watch('0.1.0+old', '0.1.0+new');
  await poll();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the current build is not loaded again', async () => {
  const { reload } = watch('0.1.0+same', '0.1.0+same');
  await poll();
  expect(reload).not.toHaveBeenCalled();
});

test('during a download or a game the page stays, and reloads afterwards', async () => {
  const { store, reload } = watch('0.1.0+old', '0.1.0+new');
  act(() => store.set(launcherStateAtom, launcherState({ status: 'downloadFiles', phase: 'downloading' })));
  await poll();
  expect(reload).not.toHaveBeenCalled();
  act(() => store.set(launcherStateAtom, launcherState()));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('under a development server no version is requested', async () => {
  watch('', '0.1.0+new');
  await poll();
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
