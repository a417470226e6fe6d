import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, data, type LoaderFunctionArgs, RouterProvider } from 'react-router';
import { render } from '@testing-library/react';
import type { PageFailure } from '../../framework/page/page-failure.ts';
import { renderPage } from '../../framework/testing/render-page.tsx';
import { Providers } from '../providers.tsx';
import ErrorPage, { loader } from './error.tsx';
import { ErrorView } from './error-view.tsx';
import { RouteFailure } from './route-failure.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const failure = (given: Partial<PageFailure>): PageFailure => ({
  code: 500,
  message: null,
  description: null,
  requestId: null,
  ...given,
});
const pending = {
  'GET /main': () => new Promise(() => undefined),
  'GET /server/monitoring': () => new Promise(() => undefined),
};

test.each([
  [404, undefined, 'Страница не найдена'],
  [500, undefined, 'Внутренняя ошибка сервера'],
  [418, undefined, 'Внутренняя ошибка сервера'],
  [503, failure({ code: 'NO_CONNECTION' }), 'Не удалось подключиться к серверу'],
  [502, failure({ code: 'UNKNOWN_ERROR' }), 'Внутренняя ошибка сервера'],
  [401, failure({ code: 8, message: 'Вы не вошли' }), 'Вы не вошли'],
  [403, failure({ code: 3, message: 'Нет прав' }), 'Нет прав'],
  [429, failure({ code: 7, message: 'Слишком часто' }), 'Слишком часто'],
  [403, undefined, 'Внутренняя ошибка сервера'],
  [404, failure({ code: 4, message: 'Нет такого сервера' }), 'Страница не найдена'],
])('status %i has its title', (status, given, title) => {
  renderPage(<ErrorView status={status} failure={given} />);
  expect(heading()).toBe(title);
  expect(screen.getByText(`Ошибка ${status}`)).toBeVisible();
  expect(document.title).toBe(`${title} - Hoshikraft`);
});

test('the description of the API and the request id are shown', () => {
  renderPage(<ErrorView status={500} failure={failure({ description: 'Мы уже записали её.', requestId: 'req-7' })} />);
  expect(screen.getByText('Мы уже записали её.')).toBeVisible();
  expect(screen.getByText('Ошибка 500, запрос req-7')).toBeVisible();
});

test('a missing page has a link home and the search of the site, a failed one a retry button', async () => {
  const { unmount } = renderPage(<ErrorView status={404} />);
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/ru');
  expect(screen.queryByRole('button', { name: 'Попробовать снова' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Искать на сайте' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  unmount();
  renderPage(<ErrorView status={500} />);
  expect(screen.getByRole('button', { name: 'Попробовать снова' })).toBeVisible();
});

test.each([
  ['', 500],
  ['?status=404', 404],
  ['?status=200', 500],
  ['?status=<b>', 500],
])('/error%s shows %i, and no text of its address', (query, status) => {
  renderPage(<ErrorPage />, { at: `/en/error${query}&message=Send+money`, locale: 'en', answers: pending });
  expect(screen.getByText(`Error ${status}`)).toBeVisible();
  expect(document.body).not.toHaveTextContent('Send money');
  const url = new URL(`http://site.test/en/error${query}`);
  expect(loader({ url } as LoaderFunctionArgs)).toMatchObject({ init: { status } });
});

test('/error is a compact page: header, one card with actions, no footer', () => {
  renderPage(<ErrorPage />, { at: '/ru/error?status=503', answers: pending });
  expect(screen.getByRole('banner')).toBeVisible();
  const main = screen.getByRole('main');
  expect(main).toHaveClass('hk-compact');
  expect(within(main).getByRole('heading', { level: 1, name: 'Внутренняя ошибка сервера' })).toBeVisible();
  expect(within(main).getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/ru');
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(main.querySelector('.hk-state__picture use')).toHaveAttribute('href', expect.stringContaining('#state-error'));
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/ru/error?status=503');
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }));
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

describe('a route', () => {
  const fail = (loader: () => never) => {
    const { context, unmount } = renderPage(<p />, { answers: pending });
    unmount();
    const router = createMemoryRouter(
      [{ path: '*', loader, element: <p />, errorElement: <RouteFailure />, hydrateFallbackElement: <p /> }],
      { initialEntries: ['/ru/pay'] },
    );
    return render(
      <Providers context={context}>
        <RouterProvider router={router} />
      </Providers>,
    );
  };

  test('whose loader throws a response shows its status', async () => {
    fail(() => {
      throw data(failure({ code: 'NO_CONNECTION' }), { status: 503 });
    });
    expect(await screen.findByText('Не удалось подключиться к серверу')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  test('that throws an error shows an internal error; the details are only logged', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fail(() => {
      throw new Error('secret of the code');
    });
    expect(await screen.findByText('Внутренняя ошибка сервера')).toBeVisible();
    expect(document.body).not.toHaveTextContent('secret of the code');
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Unhandled error of a page:', expect.any(Error)));
    logged.mockRestore();
  });
});
