import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PrefetchPages } from './prefetch-pages.tsx';

jest.mock('react-router', () => ({
  ...jest.requireActual<object>('react-router'),
  PrefetchPageLinks: ({ page }: { page: string }) => <i data-testid="prefetched">{page}</i>,
}));

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
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return new DOMRect(0, this.getAttribute('href') === '/ru/hidden' ? 5000 : 10, 100, 20);
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
const prefetched = () => screen.queryAllByTestId('prefetched').map(({ textContent }) => textContent);

test('one second after a page is shown, the pages of its visible links are prefetched, each once', () => {
  open();
  act(() => jest.advanceTimersByTime(999));
  expect(prefetched()).toEqual([]);
  act(() => jest.advanceTimersByTime(1));
  expect(prefetched()).toEqual(['/ru/news/wipe', '/ru/store']);
});

test('nothing is prefetched for a player who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  open();
  act(() => jest.advanceTimersByTime(2000));
  expect(prefetched()).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
