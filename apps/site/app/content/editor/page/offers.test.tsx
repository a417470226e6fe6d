import type { Schemas } from '@hoshikraft/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listDrafts, saveDraft } from '../drafts/draft-store.ts';
import { bodyOf, contentOf, KEY, RU_TEXT, sourceOf, versionOf } from '../testing/editor-fixtures.ts';
import { openEditor, resetEditor, titleField } from '../testing/open-editor.tsx';
import { toWritten } from '../written.ts';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

beforeEach(resetEditor);

const withoutContent = ({ version, savedAt, author }: Schemas['DocumentVersion']) => ({ version, savedAt, author });

test('unsaved text survives the page and is offered to its author only', async () => {
  const first = openEditor({});
  await userEvent.type(await titleField(), ' осень');
  await screen.findByText('Not saved yet. Stored in this browser.');
  first.unmount();
  const second = openEditor({});
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with it' }));
  expect(await titleField()).toHaveValue('Вайп осень');
  expect(screen.queryByText(/^Unsaved text from/)).toBeNull();
  second.unmount();
  openEditor({});
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await titleField()).toHaveValue('Вайп');
  expect(screen.queryByText(/^Unsaved text from/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo this' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with it' }));
  expect(await titleField()).toHaveValue('Вайп осень');
});

describe('with unsaved text on the page and in an offer', () => {
  const OFFER = 'Unsaved text from an earlier tab';
  const meet = async () => {
    const texts = { ...toWritten(contentOf()).texts, ru: { ...RU_TEXT, title: 'Вайп осень', body: bodyOf(OFFER) } };
    await saveDraft({
      id: 'earlier',
      login: 'editor',
      target: 'news',
      document: KEY,
      key: KEY,
      version: 1,
      at: '2026-11-22T09:00:00.000Z',
      written: { ...toWritten(contentOf()), texts },
      images: {},
    });
    const page = openEditor({});
    await screen.findByText(/^“Вайп осень” was typed in this browser\./);
    await userEvent.type(await titleField(), ' лето');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with it' }));
    await screen.findByRole('heading', { name: /^The page differs from the unsaved text from / });
    return page;
  };
  const body = () => screen.getByRole('textbox', { name: 'Text, Russian' });

  test('both are compared, nothing is replaced yet, and the page can stay as it is', async () => {
    await meet();
    const part = within(screen.getByRole('group', { name: 'Title in Russian' }));
    expect(part.getByRole('deletion')).toHaveTextContent('осень');
    expect(part.getByRole('insertion')).toHaveTextContent('лето');
    expect(await titleField()).toHaveValue('Вайп лето');
    await userEvent.click(screen.getByRole('button', { name: 'Keep the page as it is' }));
    expect(await titleField()).toHaveValue('Вайп лето');
    expect(screen.getByRole('button', { name: 'Continue with it' })).toBeInTheDocument();
  });

  test('the taken offer leaves the text of the page as an offer; undo brings both back', async () => {
    const { unmount } = await meet();
    await userEvent.click(screen.getByRole('button', { name: 'Use all of the unsaved text' }));
    expect(await titleField()).toHaveValue('Вайп осень');
    expect(body()).toHaveTextContent(OFFER);
    expect(await screen.findByText(/^“Вайп лето” was typed in this browser\./)).toBeInTheDocument();
    const toolbar = within(screen.getByRole('toolbar', { name: 'Text, Russian' }));
    await userEvent.click(toolbar.getByRole('button', { name: 'Undo' }));
    expect(body()).toHaveTextContent('Старый текст');
    await userEvent.click(screen.getByRole('button', { name: 'Undo this' }));
    expect(await titleField()).toHaveValue('Вайп лето');
    expect(await screen.findByText(/^“Вайп осень” was typed in this browser\./)).toBeInTheDocument();
    await screen.findByText('Not saved yet. Stored in this browser.');
    unmount();
    expect((await listDrafts('editor')).map(({ written }) => written.texts.ru.title).sort()).toEqual([
      'Вайп лето',
      'Вайп осень',
    ]);
  });

  test('an offer of which a part was taken stays offered', async () => {
    await meet();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
    expect(await titleField()).toHaveValue('Вайп лето');
    expect(body()).toHaveTextContent(OFFER);
    expect(await screen.findByText(/^“Вайп осень” was typed in this browser\./)).toBeInTheDocument();
  });
});

test('text typed while an old version is being restored is offered, and not lost', async () => {
  let answer: (response: unknown) => void = () => undefined;
  openEditor(
    {
      'GET /document/versions': {
        items: [versionOf({ version: 2 }), versionOf()].map(withoutContent),
        nextCursor: null,
      },
      'POST /document/version/restore': () => new Promise((resolve) => (answer = resolve)),
    },
    sourceOf({ version: 2 }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  await userEvent.type(await titleField(), ' лето');
  await act(async () => answer(sourceOf({ version: 3, content: contentOf({ slug: 'restored' }) })));
  await waitFor(async () => expect(await titleField()).toHaveValue('Вайп'));
  expect(await screen.findByText(/^“Вайп лето” was typed in this browser\./)).toBeInTheDocument();
});

test('unsaved text goes to the server while the browser is open, and is deleted there once it is saved', async () => {
  const answers = {
    'POST /document/autosave/save': { success: true },
    'POST /document/autosave/delete': { success: true },
    'POST /document/edit': sourceOf({ version: 2 }),
  };
  const { requests } = openEditor(answers);
  await userEvent.type(await titleField(), ' осень');
  window.dispatchEvent(new Event('pagehide'));
  await screen.findByText('Not saved yet. Stored on the server.');
  const form = await requests.findLast(({ url }) => url.endsWith('/autosave/save'))?.formData();
  const sent = Object.fromEntries(form ?? []);
  expect(sent).toMatchObject({ target: 'news', key: KEY, version: '1', title: 'Вайп осень' });
  expect(JSON.parse(String(sent['content']))).toMatchObject({ texts: { ru: { title: 'Вайп осень' }, en: null } });
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await screen.findByText(/^Saved/);
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/autosave/delete'))).toBe(true));
});

describe('text typed on another machine', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const listed = (more: object = {}) => ({
    id: 'elsewhere',
    target: 'news',
    key: KEY,
    version: 1,
    title: 'Вайп зимы',
    typedAt: '2026-11-22T10:00:07.000Z',
    device: FIREFOX,
    ...more,
  });
  const content = contentOf({ texts: { ru: { ...RU_TEXT, title: 'Вайп зимы' }, en: null } });
  const answers = {
    'GET /document/autosaves': {
      items: [listed(), listed({ id: 'new', version: null }), listed({ id: 'mod', target: 'mods' })],
    },
    'GET /document/autosave': { ...listed(), content: JSON.stringify(content), images: {} },
    'POST /document/autosave/save': { success: true },
    'POST /document/autosave/delete': { success: true },
  };

  test('is offered with its machine and time to the second, taken, and deleted there', async () => {
    const { requests } = openEditor(answers);
    expect(await screen.findByText(/^“Вайп зимы” was typed in Firefox on Windows\./)).toBeInTheDocument();
    expect(screen.getByText(/^Unsaved text from .*:07/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(await titleField()).toHaveValue('Вайп зимы');
    await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/autosave/delete'))).toBe(true));
  });
});
