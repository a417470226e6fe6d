import { act, render } from '@testing-library/react';
import { preloadModule } from 'react-dom';
import { createMemoryRouter, RouterProvider, UNSAFE_FrameworkContext } from 'react-router';
import { PrefetchPages } from './prefetch-pages.tsx';

jest.mock('react-dom', () => ({ ...jest.requireActual<object>('react-dom'), preloadModule: jest.fn() }));

const LINKS = ['/ru/news/wipe#how', '/ru/news/wipe', '/ru/store', 'https://vk.com/x', '/api/x', '/ru/hidden', '#top'];
const Page = () => (
  <>
    <header>
      <a href="/ru/rules">Rules</a>
    </header>
    <main>
      {LINKS.map((href) => (
        <a key={href} href={href}>
          {href}
        </a>
      ))}
    </main>
    <PrefetchPages />
  </>
);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(preloadModule).mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, this.getAttribute('href') === '/ru/hidden' ? 5000 : 10, 100, 20);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Scripts of the routes, as the build lists them. */
const routes = {
  news: { module: '/assets/news.js', imports: ['/assets/shared.js'] },
  store: { module: '/assets/store.js', imports: ['/assets/shared.js'], clientLoaderModule: '/assets/store-loader.js' },
};
const open = () => {
  const router = createMemoryRouter(
    [
      { id: 'page', path: '/', element: <Page /> },
      { id: 'news', path: '/ru/news/:document_id', element: null },
      { id: 'store', path: '/ru/store', element: null },
    ],
    { initialEntries: ['/'] },
  );
  return render(
    <UNSAFE_FrameworkContext value={{ manifest: { routes } } as never}>
      <RouterProvider router={router} />
    </UNSAFE_FrameworkContext>,
  );
};
const prefetched = () => jest.mocked(preloadModule).mock.calls.map(([script]) => script);

test('one second after a page is shown, the scripts of its visible links are loaded ahead', () => {
  open();
  act(() => jest.advanceTimersByTime(999));
  expect(prefetched()).toEqual([]);
  act(() => jest.advanceTimersByTime(2));
  expect([...new Set(prefetched())]).toEqual([
    '/assets/news.js',
    '/assets/shared.js',
    '/assets/store.js',
    '/assets/store-loader.js',
  ]);
});

test('nothing is prefetched for a player who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  open();
  act(() => jest.advanceTimersByTime(2000));
  expect(prefetched()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
