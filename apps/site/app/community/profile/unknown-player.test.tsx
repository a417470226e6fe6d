import { render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { Providers } from '../../shell/providers.tsx';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { ErrorBoundary } from './profile-layout.tsx';

/** A page of a profile whose loader refused. */
const refused = (status: number, nickname = 'Nobody_1') => {
  const { context, unmount } = renderPage(<p />, { locale: 'en' });
  unmount();
  const loader = () => {
    throw data({ code: 4, message: 'Said by the API', description: null, requestId: null }, { status });
  };
  const path = '/:locale/profile/:nickname/statistics';
  const routes = [{ path, loader, element: <p />, errorElement: <ErrorBoundary />, hydrateFallbackElement: <p /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/en/profile/${nickname}/statistics`] });
  render(
    <Providers context={context}>
      <RouterProvider router={router} />
    </Providers>,
  );
};

test('an unknown nickname shows an error with a link to the search', async () => {
  refused(404);
  expect(await screen.findByRole('heading', { level: 1, name: 'Player not found' })).toBeVisible();
  expect(screen.getByText(/There's no player named Nobody_1\./)).toBeVisible();
  expect(screen.getByText('Error 404')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a player' })).toHaveAttribute('href', '/en/player-search?q=Nobody_1');
});

test('other errors are shown as on every page', async () => {
  refused(429);
  expect(await screen.findByRole('heading', { level: 1, name: 'Said by the API' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Find a player' })).toBeNull();
});
