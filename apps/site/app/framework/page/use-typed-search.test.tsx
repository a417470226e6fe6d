import { createI18n } from '@hoshikraft/i18n';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, type RouteObject, RouterProvider, useSearchParams } from 'react-router';
import { siteFacts } from '../testing/site-facts.ts';
import { SiteFactsProvider } from './site-facts.tsx';
import { useTypedSearch } from './use-typed-search.ts';

const Search = () => {
  const [params] = useSearchParams();
  const { typed, type } = useTypedSearch(params.get('q') ?? '', 16, (q) => `search?q=${q}`);
  return (
    <>
      <input aria-label="Search" value={typed} onChange={({ target }) => type(target.value)} />
      <Link to="/en/profile/Neko">Neko</Link>
    </>
  );
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const open = (others: RouteObject[] = []) => {
  const routes = [{ path: '/en/search', element: <Search /> }, ...others];
  const router = createMemoryRouter(routes, { initialEntries: ['/en/search'] });
  render(
    <I18nProvider i18n={createI18n('en')}>
      <SiteFactsProvider facts={siteFacts()}>
        <RouterProvider router={router} />
      </SiteFactsProvider>
    </I18nProvider>,
  );
  return router;
};

test('a text that is too long stays in its field and is not searched until it is shorter', async () => {
  const router = open();
  const field = screen.getByLabelText('Search');
  await userEvent.type(field, 'x'.repeat(17));
  await act(() => pause(400));
  expect([router.state.location.search, field]).toEqual(['', expect.objectContaining({ value: 'x'.repeat(17) })]);
  await userEvent.type(field, '{Backspace}');
  await waitFor(() => expect(router.state.location.search).toBe(`?q=${'x'.repeat(16)}`));
});

test('a link clicked before the address follows what was typed leads to its page', async () => {
  const loaded = Promise.withResolvers<null>();
  const router = open([{ path: '/en/profile/:login', loader: () => loaded.promise, element: <h1>Profile</h1> }]);
  await userEvent.type(screen.getByLabelText('Search'), 'neko');
  await userEvent.click(screen.getByRole('link'));
  await act(() => pause(400));
  loaded.resolve(null);
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/en/profile/Neko');
});
