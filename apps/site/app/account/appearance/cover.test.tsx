import { COVER } from '@hoshikraft/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileOf } from '../../community/profile/profile-fixtures.ts';
import { authOf, failing, mainOf, never } from '../../framework/testing/content-fixtures.ts';
import { openPage, type PageModule, type RenderPageOptions } from '../../framework/testing/render-page.tsx';
import * as page from './cover.tsx';

const MAIN = { ...mainOf([]), auth: authOf('Kitsune') };
const optionsOf = (ids: readonly string[], current = ids[0]) => ({ current, items: ids.map((id) => ({ id })) });

const open = (
  part: keyof typeof COVER,
  answers: object = {},
  options: RenderPageOptions = {},
  module: PageModule = page,
) =>
  openPage(module, {
    locale: 'en',
    auth: authOf('Kitsune'),
    at: `/en/cabinet/cover/${part}`,
    path: '/:locale/cabinet/cover/:cover_part',
    ...options,
    answers: {
      'GET /main': MAIN,
      'GET /user/profile/Kitsune': profileOf(),
      'GET /cabinet/profile-theme/glow': optionsOf(COVER.glow),
      'GET /cabinet/profile-theme/style': optionsOf(COVER.style),
      'GET /cabinet/profile-theme/art': optionsOf(COVER.art, 'fox'),
      ...answers,
    },
  });
const preview = () => document.querySelector('.own-head .cover');

it.each([
  ['glow', 4, 'Octarine'],
  ['style', 4, 'Geometry'],
  ['art', 13, 'Fox'],
] as const)('offers each %s, with the saved one selected', async (part, count, name) => {
  open(part);
  expect(await screen.findAllByRole('radio')).toHaveLength(count);
  expect(screen.getByRole('radio', { name })).toBeChecked();
  expect(document.querySelectorAll('.own-head img.cover__art')).toHaveLength(1);
});

it('previews a choice at once, and saves it', async () => {
  open('glow', {
    'POST /cabinet/profile-theme/glow/set/sea-wave': { glow: 'sea-wave', style: 'geometry', art: 'fox' },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sea wave' }));
  expect(preview()).toHaveAttribute('data-glow', 'sea-wave');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Sea wave' })).toBeChecked());
});

it('shows the own profile head as others see it, with the current choice of each part', async () => {
  open('style', {
    'POST /cabinet/profile-theme/style/set/circles': { glow: 'octarine', style: 'circles', art: 'fox' },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Kitsune' })).toBeInTheDocument();
  expect(screen.getByText('Cadet')).toBeInTheDocument();
  const ornament = () => preview()?.querySelector('pattern')?.getAttribute('width');
  const before = ornament();
  await userEvent.click(await screen.findByRole('radio', { name: 'Circles' }));
  expect(ornament()).not.toBe(before);
});

it('sends quick choices one after another, so that the last one is saved', async () => {
  let answer = (_cover: object): void => undefined;
  const { requests } = open('glow', {
    'POST /cabinet/profile-theme/glow/set/sea-wave': () => new Promise<object>((resolve) => (answer = resolve)),
    'POST /cabinet/profile-theme/glow/set/starry-night': { glow: 'starry-night', style: 'geometry', art: 'fox' },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sea wave' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Starry night' }));
  const sent = () => requests.filter(({ method }) => method === 'POST').map(({ url }) => url.split('/').at(-1));
  expect(sent()).toEqual(['sea-wave']);
  expect(await screen.findByText('Saving')).toBeInTheDocument();
  answer({ glow: 'sea-wave', style: 'geometry', art: 'fox' });
  await waitFor(() => expect(sent()).toEqual(['sea-wave', 'starry-night']));
  await waitFor(() => expect(screen.queryByText('Saving')).toBeNull());
  expect(preview()).toHaveAttribute('data-glow', 'starry-night');
});

it('reverts a choice that could not be saved', async () => {
  open('glow', { 'POST /cabinet/profile-theme/glow/set/sea-wave': failing });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sea wave' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Octarine' })).toBeChecked());
  expect(preview()).toHaveAttribute('data-glow', 'octarine');
});

it('shows a skeleton while loading', async () => {
  open('art', { 'GET /cabinet/profile-theme/art': never }, {}, { default: page.default });
  expect(await screen.findByText('Loading your cover')).toBeInTheDocument();
});
