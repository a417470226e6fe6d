import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useScrollRules } from './scroll-rules.ts';

const Frame = () => {
  useScrollRules();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
};

const show = () => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/a', element: <p>a</p> },
          { path: '/b', element: <h2 id="place">b</h2> },
        ],
      },
    ],
    { initialEntries: ['/a'] },
  );
  render(<RouterProvider router={router} />);
  const main = document.getElementById('main') as HTMLElement;
  const scroll = (top: number): void => {
    main.scrollTop = top;
    main.dispatchEvent(new Event('scroll'));
  };
  return { main, scroll, go: (to: string | number) => act(() => router.navigate(to as string)) };
};

test('another page starts at its top, with the keyboard focus in it', async () => {
  const { main, scroll, go } = show();
  scroll(400);
  await go('/b');
  expect(main.scrollTop).toBe(0);
  expect(main).toHaveFocus();
});

test('going back restores the position of the page', async () => {
  const { main, scroll, go } = show();
  scroll(400);
  await go('/b');
  scroll(50);
  await go(-1);
  expect(main.scrollTop).toBe(400);
});

test('an address with a fragment scrolls to it smoothly', async () => {
  const { go } = show();
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await go('/b#place');
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
});
