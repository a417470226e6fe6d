import { BUILD_POLL_MS } from '@hoshikraft/api-client';
import { act, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { renderPage } from '../framework/testing/render-page.tsx';
import { useBuildWatch } from './build-watch.ts';

const Watch = ({ reload }: { reload: () => void }) => {
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="nickname" />
      <button onClick={() => void navigate('/ru/team')}>next page</button>
      {useBuildWatch(reload) && <p>waits</p>}
    </>
  );
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

test.each([
  ['something was typed', () => fireEvent.input(screen.getByLabelText('nickname'), { target: { value: 'Neko' } })],
  ['a dialog is open', () => document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }))],
])('while %s the page stays, and the next page is the new build', async (_what, begin) => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ build: 'b' })));
  const reload = jest.fn();
  renderPage(<Watch reload={reload} />, { facts: { build: 'a' } });
  begin();
  for (let poll = 0; poll < 3; poll += 1) await act(() => jest.advanceTimersByTimeAsync(BUILD_POLL_MS));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('waits')).toBeInTheDocument();
  document.querySelector('[role="dialog"]')?.remove();
  await act(async () => void fireEvent.click(screen.getByText('next page')));
  expect(reload).toHaveBeenCalledTimes(1);
  fetch.mockRestore();
});
