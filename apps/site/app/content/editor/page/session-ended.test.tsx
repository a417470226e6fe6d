import { ToastHost } from '@hoshikraft/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EndedSession } from '../../../auth/sign-in/ended-session.tsx';
import { reloadPage } from '../../../shell/reload-page.ts';
import { useUnauthorized } from '../../../shell/unauthorized.ts';
import { authOf } from '../../../framework/testing/content-fixtures.ts';
import { imageOf } from '../../../framework/testing/document-fixtures.ts';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { contentOf, KEY, MAIN, refused, RU_TEXT, sourceOf } from '../testing/editor-fixtures.ts';
import { fakeUploads } from '../testing/fake-upload.ts';
import { emptyStore } from '../testing/in-memory-idb.ts';
import { DocumentEditor } from './document-editor.tsx';

jest.mock('../../../shell/reload-page.ts', () => ({ reloadPage: jest.fn() }));
jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

const uploads = fakeUploads();
beforeEach(() => {
  emptyStore();
  uploads.begin();
});
afterEach(() => uploads.end());

/** Navigation away from the page, and its handlers. */
const Shell = () => {
  useUnauthorized();
  return (
    <>
      <EndedSession />
      <ToastHost closeLabel="×" />
    </>
  );
};

const signedIn = (login: string) => ({ ...authOf(login), success: true as const, accessToken: 't'.repeat(43) });

/** The editor with the shell around it; its first save finds the session over. */
const open = (as = 'editor') =>
  renderPage(
    <>
      <Shell />
      <DocumentEditor target="news" source={sourceOf()} login="editor" onCreated={() => undefined} />
    </>,
    {
      locale: 'en',
      at: '/en/news/vayp/edit',
      auth: authOf('editor'),
      answers: {
        'GET /main': MAIN,
        'GET /document/tags': { items: [] },
        'POST /document/edit': (_request: Request, nth: number) =>
          nth === 1
            ? refused(401, 'signed_out')
            : sourceOf({
                version: 2,
                content: contentOf({ texts: { ru: { ...RU_TEXT, title: 'Вайп лета' }, en: null } }),
              }),
        'POST /user/auth/login': signedIn(as),
      },
    },
  );

const title = () => screen.findByRole('textbox', { name: 'Title, Russian' });

const signIn = async (): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
  await userEvent.type(dialog.getByLabelText('Nickname or email'), 'editor');
  await userEvent.type(dialog.getByLabelText('Password'), 'password');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
};

test('after the session ends during a save, the user signs in on the page: text and pictures stay, and are saved', async () => {
  const { requests, where } = open();
  await userEvent.type(await title(), ' лета');
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await signIn();
  expect(await screen.findByText("You're signed in again. Nothing was lost.")).toBeVisible();
  await screen.findByText(/^Saved/);
  expect(where()).toBe('/en/news/vayp/edit');
  expect(await title()).toHaveValue('Вайп лета');
  const saves = requests.filter(({ url }) => url.endsWith('/document/edit'));
  expect(saves).toHaveLength(2);
  expect(requests.some(({ url }) => url.endsWith('/user/auth/logout'))).toBe(false);
});

test('closed without signing in, the page stays and the next save opens the dialog again', async () => {
  open();
  await userEvent.type(await title(), ' лета');
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByRole('dialog', { name: 'Your session has ended' });
  await userEvent.click(screen.getByRole('button', { name: 'Close and sign in later' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await title()).toHaveValue('Вайп лета');
  expect(screen.getByText('Your text is safe here and in this browser.')).toBeVisible();
});

test('another user who signs in does not see the draft; its author is offered it again, with its picture', async () => {
  const page = open('admin');
  await userEvent.type(await title(), ' лета');
  const image = imageOf(KEY.replace('000a', '000b'));
  const file = new File(['data'], 'cover.png', { type: 'image/png' });
  const cover = screen.getByRole('group', { name: 'Cover' });
  fireEvent.paste(cover, { clipboardData: { files: [file] } });
  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  uploads.sent[0]?.answer(200, image);
  await waitFor(() => expect(cover.querySelector('img')).toHaveAttribute('src', image.sources[0]?.url));
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue as admin' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  page.unmount();

  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with it' }));
  expect(await title()).toHaveValue('Вайп лета');
  expect(screen.getByRole('group', { name: 'Cover' }).querySelector('img')).toHaveAttribute(
    'src',
    image.sources[0]?.url,
  );
});
