import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../../content/editor/testing/fake-upload.ts';
import { EndedSession } from '../../auth/sign-in/ended-session.tsx';
import { reloadPage } from '../../shell/reload-page.ts';
import { useUnauthorized } from '../../shell/unauthorized.ts';
import { authOf, mainOf, serverOf } from '../../framework/testing/content-fixtures.ts';
import { openPage } from '../../framework/testing/render-page.tsx';
import * as page from './profile.tsx';

jest.mock('../../shell/reload-page.ts', () => ({ reloadPage: jest.fn() }));
jest.mock('../../community/players/figure-in-3d.ts', () => ({ createFigureIn3d: () => Promise.resolve(null) }));
jest.mock('./skin-image.ts', () => ({
  ...jest.requireActual<object>('./skin-image.ts'),
  loadImage: () => Promise.resolve({ naturalWidth: 64, naturalHeight: 32 }),
}));

const fake = fakeUploads();
beforeEach(() => {
  fake.begin();
  // jsdom has no canvas.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: jest.fn() });
});
afterEach(() => fake.end());

const LOOK = { skin: null, skins: [], cape: null, avatar: null, previousAvatar: null, avatarOrSkin: null };
const CAPE = { url: `/files/${'7'.repeat(32)}-64.png` };

/** The page with the handler that would redirect to sign-in. */
const Page = () => {
  useUnauthorized();
  return (
    <>
      <EndedSession />
      <page.default />
    </>
  );
};

const open = async (as = 'Kitsune') => {
  let isOver = false;
  const opened = openPage(
    { ...page, default: Page },
    {
      locale: 'en',
      auth: authOf('Kitsune'),
      at: '/en/cabinet/profile',
      answers: {
        'GET /main': () => ({ ...mainOf([serverOf('hitech', 'HiTech')]), auth: isOver ? null : authOf('Kitsune') }),
        'GET /cabinet/look': LOOK,
        'GET /skin/Kitsune': { version: 'a'.repeat(24), model: 'classic', cape: null },
        'GET /skin/Ryu': { version: 'b'.repeat(24), model: 'classic', cape: null },
        'POST /user/auth/login': { ...authOf(as), success: true as const, accessToken: 't'.repeat(43) },
      },
    },
  );
  const cape = await screen.findByRole('region', { name: 'Cape' });
  fireEvent.drop(cape, { dataTransfer: { files: [new File(['cape'], 'cape.png', { type: 'image/png' })] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save the cape' }));
  await waitFor(() => expect(fake.sent).toHaveLength(1));
  isOver = true;
  const details = { type: 'signed_out', description: 'Sign in.' };
  fake.sent[0]?.answer(401, { error_code: 2, error_message: 'You are signed out', details });
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await userEvent.type(dialog.getByLabelText('Nickname or email'), as);
  await userEvent.type(dialog.getByLabelText('Password'), 'password');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  return opened;
};

test('after the session ends while a cape is saved, the player signs in on the page, and the cape is saved', async () => {
  const { where } = await open();
  await waitFor(() => expect(fake.sent).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText("You're signed in again. Nothing was lost.")).toBeVisible();
  expect(screen.getByRole('img', { name: 'Preview of unsaved changes' })).toBeVisible();
  fake.sent[1]?.answer(200, { ...LOOK, cape: CAPE });
  expect(await screen.findByRole('button', { name: 'Remove cape' })).toBeVisible();
  expect(where()).toBe('/en/cabinet/profile');
});

test('for another player who signs in there nothing is saved, and the page is loaded again if they go on', async () => {
  await open('Ryu');
  const dialog = within(await screen.findByRole('dialog', { name: 'This page belongs to Kitsune' }));
  expect(reloadPage).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue as Ryu' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(fake.sent).toHaveLength(1);
});
