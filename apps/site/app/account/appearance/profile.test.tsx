import { sessionAtom } from '@hoshikraft/auth-session';
import type { Schemas } from '@hoshikraft/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../../content/editor/testing/fake-upload.ts';
import { createFigureIn3d } from '../../community/players/figure-in-3d.ts';
import { authOf, failing, mainOf, never, serverOf } from '../../framework/testing/content-fixtures.ts';
import { lastNavigation } from '../../framework/page/last-navigation.ts';
import { openPage, type PageModule } from '../../framework/testing/render-page.tsx';
import { detectModel, loadImage } from './skin-image.ts';
import * as page from './profile.tsx';

jest.mock('../../community/players/figure-in-3d.ts', () => ({ createFigureIn3d: jest.fn() }));
jest.mock('./skin-image.ts', () => ({
  ...jest.requireActual<object>('./skin-image.ts'),
  loadImage: jest.fn(),
  detectModel: jest.fn(),
}));
const drawn = createFigureIn3d as jest.MockedFunction<typeof createFigureIn3d>;
const opened = loadImage as jest.MockedFunction<typeof loadImage>;

const fake = fakeUploads();
const dress = jest.fn(() => Promise.resolve());
beforeEach(() => {
  fake.begin();
  // jsdom has no canvas.
  HTMLCanvasElement.prototype.getContext = () => null;
  dress.mockClear();
  drawn.mockResolvedValue({
    canvas: document.createElement('canvas'),
    dress,
    pause: jest.fn(),
    turn: jest.fn(),
    end: jest.fn(),
  });
  opened.mockResolvedValue({ naturalWidth: 64, naturalHeight: 64 } as HTMLImageElement);
  (detectModel as jest.Mock).mockReturnValue('slim');
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: jest.fn() });
});
afterEach(() => fake.end());

const file = (letter: string, ending: string) => `/files/${letter.repeat(32)}-64.${ending}`;
const kept = (letter: string, model: 'classic' | 'slim'): Schemas['KeptSkin'] => ({
  id: `00000000-0000-4000-8000-00000000000${letter}`,
  url: file(letter, 'png'),
  model,
  wornAt: '2026-11-20T10:00:00.000Z',
});
const SOURCE = { id: kept('9', 'slim').id, url: file('9', 'webp'), width: 300, height: 200 };
const AVATAR: Schemas['Avatar'] = { url: file('8', 'webp'), source: SOURCE, x: 0, y: 0, size: 100 };
const LOOK: Schemas['Look'] = {
  skin: kept('1', 'classic').id,
  skins: [kept('1', 'classic'), kept('2', 'slim')],
  cape: null,
  avatar: null,
  previousAvatar: null,
  avatarOrSkin: null,
};

/** The player as the API describes them after a change. */
const FRESH = {
  ...authOf('Kitsune').data,
  avatarOrSkin: { id: 'fresh', extension: 'png' as const, type: 'SKIN' as const },
};

const open = (answers: object = {}, module: PageModule = page) =>
  openPage(module, {
    locale: 'en',
    auth: authOf('Kitsune'),
    at: '/en/cabinet/profile',
    answers: {
      'GET /main': { ...mainOf([serverOf('hitech', 'HiTech')]), auth: authOf('Kitsune') },
      'GET /cabinet/look': LOOK,
      'POST /user/auth/token': { auth: { ...authOf('Kitsune'), data: FRESH }, region: null },
      'GET /skin/Kitsune': { version: 'a'.repeat(24), model: 'classic', cape: null },
      ...answers,
    },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const SKIN = new File(['skin'], 'skin.png', { type: 'image/png' });
const drop = (name: string, dropped: File) =>
  fireEvent.drop(screen.getByRole('region', { name }), { dataTransfer: { files: [dropped] } });

test('the figure shows the worn skin, and a selected file before it is saved', async () => {
  const { requests, go } = open();
  expect(await screen.findByRole('img', { name: 'Your current appearance' })).toBeVisible();
  await waitFor(() => expect(dress).toHaveBeenCalled());
  expect(drawn).toHaveBeenCalledWith(expect.objectContaining({ skin: file('1', 'png'), evenSlow: true }));
  drop('Skin', SKIN);
  expect(await screen.findByRole('img', { name: 'Preview of unsaved changes' })).toBeVisible();
  expect(dress).toHaveBeenLastCalledWith({ skin: 'blob:chosen', model: 'slim', cape: null });
  expect(screen.getByRole('radio', { name: 'Slim arms' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Classic arms' }));
  expect(dress).toHaveBeenLastCalledWith({ skin: 'blob:chosen', model: 'classic', cape: null });
  expect([fake.sent.length, requests.filter(({ method }) => method === 'POST').length]).toEqual([0, 0]);
  await go('/ru/cabinet/profile');
  expect(await screen.findByText(/^Ещё не сохранено/)).toBeVisible();
  expect(dress).toHaveBeenLastCalledWith({ skin: 'blob:chosen', model: 'classic', cape: null });
  await go('/en/cabinet/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(dress).toHaveBeenLastCalledWith({ skin: file('1', 'png'), model: 'classic', cape: null });
});

test('a skin is saved with a progress bar, and is then the worn one, in the header too', async () => {
  const { context } = open();
  const skin = await part('Skin');
  drop('Skin', SKIN);
  await userEvent.click(await skin.findByRole('button', { name: 'Save the skin' }));
  await waitFor(() => expect(fake.sent).toHaveLength(1));
  expect(fake.sent[0]?.url).toMatch(/\/api\/user\/skin\/upload$/);
  fake.sent[0]?.progress(1, 4);
  expect(await skin.findByRole('progressbar')).toHaveTextContent('25%');
  const before = lastNavigation();
  fake.sent[0]?.answer(200, { ...LOOK, skin: kept('3', 'slim').id, skins: [kept('3', 'slim'), ...LOOK.skins] });
  await waitFor(() => expect(skin.queryByRole('button', { name: 'Save the skin' })).toBeNull());
  // Heard, and the keyboard goes on where the next skin is chosen.
  expect(await screen.findByText('Saved. This is how everyone sees you now.')).toHaveAttribute('role', 'status');
  await waitFor(() => expect(skin.getByRole('button', { name: 'Choose a skin' })).toHaveFocus());
  expect(skin.getAllByRole('button', { name: /^Skin from/ })).toHaveLength(3);
  await waitFor(() => expect(context.store.get(sessionAtom)).toMatchObject({ auth: { data: FRESH } }));
  expect(lastNavigation()).not.toBe(before);
  expect(dress).toHaveBeenLastCalledWith({ skin: file('3', 'png'), model: 'slim', cape: null });
});

test('a skin whose upload failed or was cancelled stays in the preview, with an error', async () => {
  open();
  const skin = await part('Skin');
  drop('Skin', SKIN);
  await userEvent.click(await skin.findByRole('button', { name: 'Save the skin' }));
  await waitFor(() => expect(fake.sent).toHaveLength(1));
  const details = { type: 'skin_size', description: 'A skin must have 64 × 64 pixels.' };
  fake.sent[0]?.answer(415, { error_code: 7, error_message: 'The skin has the wrong size', details });
  expect(await skin.findByRole('alert')).toHaveTextContent('A skin must have 64 × 64 pixels.');
  await userEvent.click(skin.getByRole('button', { name: 'Save the skin' }));
  await waitFor(() => expect(fake.sent).toHaveLength(2));
  expect(skin.queryByRole('alert')).toBeNull();
  await userEvent.click(skin.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(fake.sent[1]?.aborted).toBe(true));
  expect(await skin.findByRole('button', { name: 'Save the skin' })).toBeEnabled();
  expect(screen.getByRole('img', { name: /unsaved changes/ })).toBeVisible();
});

test.each([
  ['of another size', new File(['x'], 'x.png', { type: 'image/png' }), 'This picture is 100 × 64.'],
  ['of another kind', new File(['x'], 'x.jpg', { type: 'image/jpeg' }), 'Choose a PNG picture for the skin'],
])('a picture %s is rejected before the upload', async (_, dropped, message) => {
  opened.mockResolvedValue({ naturalWidth: 100, naturalHeight: 64 } as HTMLImageElement);
  open();
  const skin = await part('Skin');
  drop('Skin', dropped);
  expect(await skin.findByRole('alert')).toHaveTextContent(message);
  expect(skin.queryByRole('button', { name: 'Save the skin' })).toBeNull();
});

test('a picture can be pasted anywhere on the page', async () => {
  open();
  await part('Skin');
  act(() => {
    const event = new Event('paste', { bubbles: true });
    document.body.dispatchEvent(Object.assign(event, { clipboardData: { files: [SKIN] } }));
  });
  expect(await screen.findByRole('button', { name: 'Save the skin' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the cape' })).toBeNull();
});

test('one of the last skins can be previewed and worn again, also with other arms', async () => {
  const { requests } = open({ 'POST /user/skin/wear': { ...LOOK, skin: kept('2', 'slim').id } });
  const skin = await part('Skin');
  const [first, second] = skin.getAllByRole('button', { name: /^Skin from/ });
  expect(first).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(second as HTMLElement);
  expect(dress).toHaveBeenLastCalledWith({ skin: file('2', 'png'), model: 'slim', cape: null });
  await userEvent.click(skin.getByRole('button', { name: 'Save the skin' }));
  await waitFor(() => expect(skin.queryByRole('button', { name: 'Save the skin' })).toBeNull());
  const sent = requests.find(({ method }) => method === 'POST');
  expect(await sent?.json()).toEqual({ id: kept('2', 'slim').id, model: 'slim' });
  expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('a cape is previewed, and taken off', async () => {
  opened.mockResolvedValue({ naturalWidth: 64, naturalHeight: 32 } as HTMLImageElement);
  const { requests } = open({
    'GET /cabinet/look': { ...LOOK, cape: { url: file('7', 'png') } },
    'POST /user/cape/delete': LOOK,
  });
  const cape = await part('Cape');
  drop('Cape', new File(['cape'], 'cape.png', { type: 'image/png' }));
  expect(await cape.findByRole('button', { name: 'Save the cape' })).toBeVisible();
  expect(dress).toHaveBeenLastCalledWith({ skin: file('1', 'png'), model: 'classic', cape: 'blob:chosen' });
  await userEvent.click(cape.getByRole('button', { name: 'Discard changes' }));
  await userEvent.click(cape.getByRole('button', { name: 'Remove cape' }));
  await waitFor(() => expect(cape.queryByRole('button', { name: 'Remove cape' })).toBeNull());
  expect(requests.some(({ url }) => url.endsWith('/user/cape/delete'))).toBe(true);
});

test('an avatar is cropped from the uploaded picture, and can be reverted or removed', async () => {
  open({
    'GET /cabinet/look': { ...LOOK, avatar: AVATAR, previousAvatar: AVATAR },
    'POST /user/avatar/rollback': { ...LOOK, avatar: AVATAR, previousAvatar: AVATAR },
    'POST /user/avatar/delete': { ...LOOK, previousAvatar: AVATAR },
  });
  const avatar = await part('Avatar');
  drop('Avatar', new File(['x'], 'x.gif', { type: 'image/gif' }));
  expect(await avatar.findByRole('alert')).toHaveTextContent('Unsupported file type');
  await userEvent.click(avatar.getByRole('button', { name: 'Restore previous avatar' }));
  await userEvent.click(await avatar.findByRole('button', { name: 'Remove the avatar' }));
  await waitFor(() => expect(avatar.queryByRole('button', { name: 'Remove the avatar' })).toBeNull());
  drop('Avatar', new File(['x'], 'x.webp', { type: 'image/webp' }));
  await waitFor(() => expect(fake.sent).toHaveLength(1));
  fake.sent[0]?.answer(200, SOURCE);
  expect(await avatar.findByRole('slider', { name: 'Zoom' })).toHaveAttribute('max', '3.125');
  await userEvent.click(avatar.getByRole('button', { name: 'Discard changes' }));
  expect(avatar.queryByRole('slider')).toBeNull();
});

test('the still picture stays if the browser has no 3D', async () => {
  drawn.mockResolvedValue(null);
  open();
  const figure = await screen.findByRole('img', { name: 'Your current appearance' });
  await waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(figure.querySelector('.flat-figure')).toBeInTheDocument();
  expect(figure).not.toHaveClass('try-on--alive');
});

test('it shows a skeleton while loading', async () => {
  open({ 'GET /cabinet/look': never }, { default: page.default });
  expect(await screen.findByText('Loading your appearance')).toBeInTheDocument();
});

test('a failure shows an error', async () => {
  open({ 'GET /cabinet/look': failing });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
