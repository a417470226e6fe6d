import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadPages, OPERATOR, refused, renderAdmin } from '../testing/render-admin.tsx';

beforeAll(loadPages);

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('the menu has only the pages that the operator may open', async () => {
  renderAdmin({ locale: 'en' });
  await heading('Overview');
  const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Overview - Hoshikraft');
});

test('a page without permission shows an error page and has no menu entry', async () => {
  renderAdmin({ locale: 'en', operator: { ...OPERATOR, permissions: [] } });
  await heading("You don't have access");
  expect(screen.queryByRole('link', { name: 'Overview' })).toBeNull();
});

test('an unknown address has its page under the menu', async () => {
  renderAdmin({ at: '/nowhere' });
  expect(await heading('Страница не найдена')).toBeVisible();
  expect(screen.getByRole('button', { name: /Kitsune/ })).toBeVisible();
});

test('without a session the sign-in opens, and knows where to return', async () => {
  const { where } = renderAdmin({
    at: '/players?q=yuki',
    answers: { 'GET /admin/main': () => refused(401, 'signed_out', { code: 8 }) },
  });
  expect(await heading('Вход')).toBeVisible();
  expect(where()).toBe('/sign-in?return_to=%2Fplayers%3Fq%3Dyuki');
});

test('an account that is no operator any more can only sign out', async () => {
  const { where, sent } = renderAdmin({
    answers: {
      'GET /admin/main': (_request: Request, nth: number) =>
        nth === 1 ? refused(403, 'permission_missing', { code: 3 }) : refused(401, 'signed_out', { code: 8 }),
      'POST /user/auth/logout': { success: true },
    },
  });
  await screen.findByText('why: permission_missing');
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
  expect(await heading('Вход')).toBeVisible();
  expect(where()).toBe('/sign-in');
  expect(await sent('POST /user/auth/logout')).toHaveLength(1);
});

test('sign-out ends the session; a failed one shows an error and stays on the page', async () => {
  let isDown = true;
  const { where } = renderAdmin({
    locale: 'en',
    answers: {
      'GET /admin/main': () => (where() === '/sign-in' ? refused(401, 'signed_out', { code: 8 }) : OPERATOR),
      'POST /user/auth/logout': () => (isDown ? refused(503, 'database_unavailable') : { success: true }),
    },
  });
  const signOut = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Kitsune/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  };
  await signOut();
  expect(await screen.findByText('why: database_unavailable')).toBeVisible();
  expect(where()).toBe('/');
  isDown = false;
  await signOut();
  expect(await heading('Sign-in')).toBeVisible();
});

test('the language changes in place and is remembered', async () => {
  renderAdmin({ locale: 'ru' });
  await heading('Обзор');
  await userEvent.click(screen.getByRole('button', { name: /Язык/ }));
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await heading('Overview')).toBeVisible();
  expect([document.documentElement.lang, window.localStorage.getItem('locale')]).toEqual(['en', 'en']);
});

test('a session that ends while a page is open leads to the sign-in', async () => {
  let isOver = false;
  const { where } = renderAdmin({
    locale: 'en',
    answers: {
      'GET /admin/main': () => (isOver ? refused(401, 'signed_out', { code: 8 }) : OPERATOR),
      'POST /user/auth/logout': () => refused(401, 'signed_out', { code: 8 }),
    },
  });
  await heading('Overview');
  isOver = true;
  await userEvent.click(screen.getByRole('button', { name: /Kitsune/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(where()).toBe('/sign-in'));
});
