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
const show = (answer: () => Response | Promise<Response>) =>
  renderLauncher({ auth: PLAYER, at: '/ru/launcher/servers', answers: { [FACE]: answer } });

test('the bar shows the player as the site does, and follows a new avatar within ten seconds', async () => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  let look = [1, 2, 3];
  const { requests } = await show(() => worn(look));
  await waitFor(() => expect(face()).toHaveAttribute('src', 'data:image/webp;base64,AQID'));
  const asked = requests.filter(({ url }) => url.includes('/skin/'));
  expect(asked.map(({ url, cache, headers }) => [url, cache, headers.get('Access-Token')])).toEqual([
    ['http://api.test/api/skin/Kitsune/face?size=32', 'no-cache', null],
  ]);
  look = [4, 5, 6];
  await act(() => jest.advanceTimersByTimeAsync(9_500));
  expect(face()).toHaveAttribute('src', 'data:image/webp;base64,BAUG');
});

test('without a network a face made of the name stands there, and no broken picture', async () => {
  const asked = jest.fn(() => Promise.reject(new TypeError('no connection')));
  await show(asked);
  await screen.findByRole('button', { name: /Аккаунт Kitsune/ });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(face()).toBeNull();
});
