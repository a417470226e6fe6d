import { themeData, themeIds } from '@hoshikraft/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileOf } from '../../community/profile/profile-fixtures.ts';
import { authOf, failing, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { openPage, type PageModule, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import * as page from './theme.tsx';

const MAIN = { ...mainOf([]), auth: authOf('Kitsune') };
const THEMES = { current: 'octarine', items: themeIds.map((id) => ({ id, data: themeData[id] })) };

const open = (answers: object = {}, options: RenderPageOptions = {}, module: PageModule = page) =>
  openPage(module, {
    locale: 'en',
    auth: authOf('Kitsune'),
    at: '/en/cabinet/theme',
    path: '/:locale/cabinet/theme',
    ...options,
    answers: {
      'GET /main': MAIN,
      'GET /cabinet/theme': THEMES,
      'GET /user/profile/Kitsune': profileOf(),
      ...answers,
    },
  });

afterEach(() => {
  document.documentElement.removeAttribute('style');
  delete document.documentElement.dataset['theme'];
});

it('shows every theme, with the saved one selected', async () => {
  open();
  expect(await screen.findAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('radio', { name: 'Octarine' })).toBeChecked();
});

it('changes the page at once, and saves the choice', async () => {
  open({ 'POST /cabinet/theme/set/sakura': { theme: 'sakura' } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sakura' }));
  expect(document.documentElement.dataset['theme']).toBe('sakura');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Sakura' })).toBeChecked());
});

it('is previewed on the own profile head', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Kitsune' })).toBeInTheDocument();
  expect(document.querySelector('.own-head .cover')).toHaveAttribute('data-glow', 'octarine');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

it('sends quick choices one after another, so that the last one is saved even if another fails', async () => {
  let refuse = (_answer: Response): void => undefined;
  const { requests } = open({
    'POST /cabinet/theme/set/sakura': () => new Promise<Response>((resolve) => (refuse = resolve)),
    'POST /cabinet/theme/set/matcha': { theme: 'matcha' },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sakura' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Matcha' }));
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ url }) => url.split('/').at(-1));
  expect(sent()).toEqual(['sakura']);
  expect(await screen.findByText('Saving')).toBeInTheDocument();
  refuse(failing() as Response);
  await waitFor(() => expect(sent()).toEqual(['sakura', 'matcha']));
  expect(document.documentElement.dataset['theme']).toBe('matcha');
  expect(screen.getByRole('radio', { name: 'Matcha' })).toBeChecked();
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
});

it('reverts a choice that could not be saved', async () => {
  open({ 'POST /cabinet/theme/set/matcha': failing });
  await userEvent.click(await screen.findByRole('radio', { name: 'Matcha' }));
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('octarine'));
  expect(screen.getByRole('radio', { name: 'Octarine' })).toBeChecked();
});

it('shows a skeleton while loading', async () => {
  open({ 'GET /cabinet/theme': never }, {}, { default: page.default });
  expect(await screen.findByText('Loading the themes')).toBeInTheDocument();
});
