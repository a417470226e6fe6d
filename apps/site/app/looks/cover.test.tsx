import { COVER } from '@hoshikraft/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf, failing, mainOf, never } from '../testing/content-fixtures.ts';
import { openPage, type RenderPageOptions } from '../testing/render-page.tsx';
import * as page from './cover.tsx';

const MAIN = { ...mainOf([]), auth: authOf('Kitsune') };
const optionsOf = (ids: readonly string[], current = ids[0]) => ({ current, items: ids.map((id) => ({ id })) });

const open = (part: keyof typeof COVER, answers: object = {}, options: RenderPageOptions = {}) =>
  openPage(page, {
    locale: 'en',
    auth: authOf('Kitsune'),
    at: `/en/cabinet/cover/${part}`,
    path: '/:locale/cabinet/cover/:cover_part',
    ...options,
    answers: {
      'GET /main': MAIN,
      'GET /cabinet/profile-theme/glow': optionsOf(COVER.glow),
      'GET /cabinet/profile-theme/style': optionsOf(COVER.style),
      'GET /cabinet/profile-theme/art': optionsOf(COVER.art, 'fox'),
      ...answers,
    },
  });
const preview = () => document.querySelector('.cover-preview .cover');

it.each([
  ['glow', 4, 'Octarine'],
  ['style', 4, 'Geometry'],
  ['art', 13, 'Fox'],
] as const)('offers each %s there is, the one that is kept chosen', async (part, count, name) => {
  open(part);
  expect(await screen.findAllByRole('radio')).toHaveLength(count);
  expect(screen.getByRole('radio', { name })).toBeChecked();
  expect(document.querySelectorAll('.cover-preview img.cover__art')).toHaveLength(1);
});

it('dresses one’s own head at once, and keeps it', async () => {
  open('glow', {
    'POST /cabinet/profile-theme/glow/set/sea-wave': { glow: 'sea-wave', style: 'geometry', art: 'fox' },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sea wave' }));
  expect(preview()).toHaveAttribute('data-glow', 'sea-wave');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Sea wave' })).toBeChecked());
});

it('goes back where it could not be kept', async () => {
  open('glow', { 'POST /cabinet/profile-theme/glow/set/sea-wave': failing });
  await userEvent.click(await screen.findByRole('radio', { name: 'Sea wave' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Octarine' })).toBeChecked());
  expect(preview()).toHaveAttribute('data-glow', 'octarine');
});

it('says that it loads', async () => {
  open('art', { 'GET /cabinet/profile-theme/art': never });
  expect(await screen.findByText('Loading your cover')).toBeInTheDocument();
});
