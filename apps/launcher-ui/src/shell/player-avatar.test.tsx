import { act, screen, waitFor } from '@testing-library/react';
import { loadPages, PLAYER, renderLauncher } from '../testing/render-launcher.tsx';

beforeAll(loadPages);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const FACE = 'GET /api/skin/Kitsune/face';
const worn = (bytes: number[]) => new Response(Uint8Array.from(bytes), { headers: { 'Content-Type': 'image/webp' } });
const face = () => screen.getByRole('button', { name: /Аккаунт Kitsune/ }).querySelector('img');
const requestsOf = (requests: Request[]) => requests.filter(({ url }) => url.includes('/skin/'));
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const show = (answer: () => Response | Promise<Response>) =>
  renderLauncher({ auth: PLAYER, at: '/ru/launcher/servers', answers: { [FACE]: answer } });

test.each([
  ['with', true],
  ['without', false],
])('the bar shows the avatar of the site, and %s focus a new one appears within ten seconds', async (_, focus) => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(focus);
  let look = [1, 2, 3];
  const { requests } = await show(() => worn(look));
  await waitFor(() => expect(face()).toHaveAttribute('src', 'data:image/webp;base64,AQID'));
  expect(requestsOf(requests).map(({ url, cache, headers }) => [url, cache, headers.get('Access-Token')])).toEqual([
    ['http://api.test/api/skin/Kitsune/face?size=32', 'no-cache', null],
  ]);
  look = [4, 5, 6];
  await act(() => jest.advanceTimersByTimeAsync(9_500));
  expect(face()).toHaveAttribute('src', 'data:image/webp;base64,BAUG');
});

test('a hidden window sends no requests, and refreshes the avatar as soon as it is visible', async () => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  let look = [1, 2, 3];
  const { requests } = await show(() => worn(look));
  await waitFor(() => expect(face()).toHaveAttribute('src', 'data:image/webp;base64,AQID'));
  const before = requestsOf(requests).length;
  hide(true);
  look = [4, 5, 6];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(requestsOf(requests)).toHaveLength(before);
  hide(false);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(face()).toHaveAttribute('src', 'data:image/webp;base64,BAUG');
});

test('a request that hangs is aborted, and the next avatar is shown', async () => {
  jest.useFakeTimers();
  const answers = [() => new Promise<Response>(() => undefined), () => worn([4, 5, 6])];
  const { requests } = await show(() => answers.shift()?.() ?? worn([7]));
  await waitFor(() => expect(requestsOf(requests)).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(13_500));
  expect(requests.find(({ url }) => url.includes('/skin/'))?.signal.aborted).toBe(true);
  expect(face()).toHaveAttribute('src', 'data:image/webp;base64,BAUG');
});

test('without a network an avatar made of the name is shown, and no broken image', async () => {
  const answer = jest.fn(() => Promise.reject(new TypeError('no connection')));
  await show(answer);
  await screen.findByRole('button', { name: /Аккаунт Kitsune/ });
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(face()).toBeNull();
});
