import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing } from '../framework/testing/content-fixtures.ts';
import { type RenderPageOptions, renderPage } from '../framework/testing/render-page.tsx';
import { type StartData, StartView } from './start-view.tsx';

const CDN = 'https://cdn.example/launcher';
const WINDOWS = {
  system: 'windows',
  arch: 'x64',
  url: `${CDN}/w.zip`,
  size: 41_300_000,
  sha256: 'a1'.repeat(32),
} as const;
const LINUX = {
  system: 'linux',
  arch: 'x64',
  url: `${CDN}/l.tar.gz`,
  size: 46_253_000,
  sha256: 'b2'.repeat(32),
} as const;
const BOTH = { version: '0.3.1', artifacts: [WINDOWS, LINUX] };

const show = (data: Partial<StartData>, options: RenderPageOptions = {}) =>
  renderPage(<StartView downloads={BOTH} visitor={{ system: 'windows', arch: null }} {...data} />, options);

// jsdom's user agent names Linux; each test sets its own.
const agent = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
beforeEach(() => agent('').mockReturnValue(''));
afterEach(() => jest.restoreAllMocks());

test('the download for this computer comes first, with version and size, others below', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1, name: 'Начать играть' })).toBeVisible();
  const first = screen.getByRole('link', { name: 'Скачать для Windows' });
  expect(first).toHaveAttribute('href', WINDOWS.url);
  expect(screen.getByText('Версия 0.3.1')).toBeVisible();
  expect(screen.getByText(/^41,3\sМБ$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Linux/ })).toHaveAttribute('href', LINUX.url);
  expect(screen.queryByRole('link', { name: /macOS/ })).not.toBeInTheDocument();
  expect(screen.getByText('a1'.repeat(32))).toBeInTheDocument();
  expect(screen.getByText('b2'.repeat(32))).toBeInTheDocument();
});

test('the browser corrects what the server guessed', async () => {
  agent('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
  show({}, { locale: 'en' });
  expect(await screen.findByRole('link', { name: 'Download for Linux' })).toHaveAttribute('href', LINUX.url);
  expect(screen.getByText('hoshikraft')).toBeVisible();
  expect(screen.getByText('64-bit', { selector: '.start-whole' }).parentElement).toHaveTextContent(
    /^Linux 4.18, glibc 2.28 or newer, 64-bit$/,
  );
});

test('a click is counted, and a failed count does not stop the download', async () => {
  const { requests } = show({}, { answers: { 'POST /visits/download': failing } });
  const link = screen.getByRole('link', { name: 'Скачать для Windows' });
  let prevented: boolean | undefined;
  link.addEventListener('click', (event) => {
    prevented = event.defaultPrevented;
    // jsdom follows no links.
    event.preventDefault();
  });
  await userEvent.click(link);
  expect(prevented).toBe(false);
  const counts = () => requests.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(counts()).toHaveLength(1));
  expect(await counts()[0]?.json()).toEqual({ system: 'windows' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['macos', 'Лаунчера для macOS пока нет'],
  ['phone', 'Лаунчер работает на компьютере'],
  [null, 'Выберите свою систему'],
] as const)('without a download for %s a notice and the other downloads are shown', (system, title) => {
  show({ visitor: { system, arch: null } });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Скачать для/ })).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('heading', { name: 'Файлы для скачивания' }).parentElement as HTMLElement).getAllByRole(
      'link',
    ),
  ).toHaveLength(2);
});

test('if nothing is published there is no download, and the first steps are shown', () => {
  show({ downloads: 'none' });
  expect(screen.getByRole('heading', { name: 'Лаунчер ещё не вышел' })).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Регистрация' })).toHaveAttribute(
    'href',
    '/ru/register?return_to=%2Fru',
  );
});

test('the start file is not shown for a system without an archive', () => {
  const { unmount } = show({});
  expect(screen.getByText('Hoshikraft.cmd')).toBeVisible();
  unmount();
  show({ downloads: { version: '0.3.1', artifacts: [LINUX] } });
  expect(screen.queryByText('Hoshikraft.cmd')).not.toBeInTheDocument();
  expect(screen.getByText(/Скачайте архив для своей системы/)).toBeVisible();
});

test('unreachable downloads have a retry button', async () => {
  show({ downloads: 'unreachable' }, { locale: 'en' });
  expect(screen.getByRole('status')).toHaveTextContent("The download server isn't responding");
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('it shows what the launcher looks like, three steps, and folded checksums last', () => {
  show({}, { locale: 'en' });
  expect(screen.getByRole('img', { name: /^The launcher:/ })).toBeVisible();
  const steps = screen.getByRole('heading', { name: 'How to start' }).nextElementSibling as HTMLElement;
  const titles = within(steps).getAllByRole('listitem');
  expect(titles.map((step) => step.querySelector('.hk-step__title')?.textContent)).toEqual([
    'Create your account',
    'Get the launcher',
    'Sign in and press Play',
  ]);
  const sums = screen.getByText('Checksums (SHA-256)').closest('details') as HTMLDetailsElement;
  expect(sums.open).toBe(false);
  const requirements = screen.getByRole('heading', { name: 'System requirements' });
  expect(requirements.compareDocumentPosition(sums)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the first step is done for a player', () => {
  show({}, { auth: authOf('Kitsune') });
  expect(screen.getByText('Аккаунт готов: вы — Kitsune')).toBeVisible();
  expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Регистрация' })).not.toBeInTheDocument();
});
