import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { client, HITECH, MAGIC, magic } from '../parts/testing/fixtures.ts';
import { serviceRefusal } from '../parts/testing/refusal.ts';
import { type Answers, renderComponent } from '../parts/testing/render-component.tsx';
import { RamPage } from './ram-page.tsx';

const MEMORY = {
  value: 'auto',
  effective: 3072,
  automatic: 3072,
  min: 512,
  max: 8192,
  recommended: 4096,
  total: 16_384,
};
const CLIENTS = { clients: [client(), magic], offline: false };

const renderPage = (answers: Answers) =>
  renderComponent(<RamPage />, {
    locale: 'en',
    answers: { 'GET /clients': CLIENTS, 'GET /memory': MEMORY, ...answers },
  });

const saved = (requests: Request[]): Promise<unknown[]> =>
  Promise.all(
    requests.filter(({ method, url }) => method === 'POST' && url.endsWith('/memory')).map((one) => one.json()),
  );
const requestsOf = (requests: Request[]): (string | null)[] =>
  requests
    .filter(({ method, url }) => method === 'GET' && new URL(url).pathname === '/memory')
    .map(({ url }) => new URL(url).searchParams.get('client'));
const plain = (text: string | null): string => (text ?? '').replace(/\s/gu, ' ');
const text = (): string => plain(document.body.textContent);

test('memory starts as automatic and is saved in steps of 512 MB as it changes', async () => {
  const { requests } = renderPage({ 'POST /memory': { ...MEMORY, value: 4096, effective: 4096 } });
  expect(await screen.findByRole('radio', { name: 'Automatic' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Manual' }));
  const slider = screen.getByRole('slider', { name: 'Memory for the game' });
  expect(slider).toHaveAttribute('step', '512');
  // Dragged: only where it comes to rest is saved.
  for (const value of ['3584', '4096']) fireEvent.change(slider, { target: { value } });
  expect(plain(slider.getAttribute('aria-valuetext'))).toBe('4 GB');
  await waitFor(async () => expect(await saved(requests)).toEqual([{ value: 4096 }]));
  expect(await screen.findByText('Saved. Takes effect at the next launch.')).toBeInTheDocument();
  // A new value is not saved until it comes to rest.
  fireEvent.change(slider, { target: { value: '2048' } });
  await waitFor(() => expect(screen.queryByText('Saved. Takes effect at the next launch.')).not.toBeInTheDocument());
  expect(await screen.findByText('Saved. Takes effect at the next launch.')).toBeInTheDocument();
});

test('automatic memory is that of the selected client, which is named', async () => {
  const { requests } = renderPage({
    'GET /storage/last-server': { value: 'magic-rpg' },
    'GET /memory': ({ url }: Request) => ({ ...MEMORY, automatic: url.includes(MAGIC) ? 3584 : 2048 }),
  });
  await screen.findByRole('radio', { name: 'Automatic' });
  expect(text()).toContain('3.5 GB of 16 GB for Magic RPG.');
  expect(requestsOf(requests)).toEqual([MAGIC]);
});

test('the automatic amount is shown also while a number is set, and is loaded again after saving', async () => {
  let value: string | number = 1024;
  const { requests } = renderPage({
    'GET /memory': () => ({ ...MEMORY, value, effective: value === 'auto' ? 3072 : value }),
    'POST /memory': () => {
      value = 'auto';
      return { ...MEMORY, effective: 2048, automatic: 2048, recommended: 2048 };
    },
  });
  expect(await screen.findByRole('radio', { name: 'Manual' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
  expect(text()).toContain('3 GB of 16 GB for HiTech.');
  await screen.findByText('Saved. Takes effect at the next launch.');
  await waitFor(() => expect(requestsOf(requests)).toEqual([HITECH, HITECH]));
  expect(text()).toContain('3 GB of 16 GB for HiTech.');
});

test('without a list of clients no client is named', async () => {
  const { requests } = renderPage({ 'GET /clients': serviceRefusal(503, 'manifest_unavailable', 'Not reached') });
  await screen.findByRole('radio', { name: 'Automatic' });
  expect(text()).toContain('The launcher chooses for you: 3 GB of 16 GB.');
  expect(requestsOf(requests)).toEqual([null]);
});

test('less than 2 GB shows a warning', async () => {
  renderPage({ 'GET /memory': { ...MEMORY, value: 1024 } });
  expect(await screen.findByText(/may freeze or not start/)).toBeInTheDocument();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '2048' } });
  expect(screen.queryByText(/may freeze or not start/)).toBeNull();
});

test.each([
  [{ min: 512, recommended: 2048, max: 6656 }, '0.25'],
  [{ min: 512, recommended: 512, max: 512 }, '0'],
  [{ min: 512, recommended: 2048, max: 2048 }, '1'],
])('the mark of %j is at its value', async (limits, place) => {
  renderPage({ 'GET /memory': { ...MEMORY, ...limits, value: limits.recommended } });
  const mark = await screen.findByText(/^Recommended:/);
  expect(mark.style.getPropertyValue('--ram-place')).toBe(place);
});
