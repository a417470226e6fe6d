import type { Schemas } from '@hoshikraft/api-client';
import type { Target } from '../written.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../framework/testing/render-page.tsx';
import { contentOf, KEY, refused, RU_TEXT, sourceOf, versionOf } from '../testing/editor-fixtures.ts';
import { emptyStore } from '../testing/in-memory-idb.ts';
import { openEditor, resetEditor, titleField } from '../testing/open-editor.tsx';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

const firstSave = jest.fn();
const open = (answers: Answers, source?: Schemas['DocumentSource'] | null, target?: Target) =>
  openEditor(answers, source, target, firstSave);

beforeEach(resetEditor);

/** Bodies of what was saved, the content read. */
const saves = async (requests: Request[], path: string): Promise<Record<string, unknown>[]> => {
  const sent = requests.filter(({ url }) => url.endsWith(path));
  return Promise.all(
    sent.map(async (request) => {
      const form = await request.clone().formData();
      return { ...Object.fromEntries(form), content: JSON.parse(String(form.get('content'))) as unknown };
    }),
  );
};

test('a new document reserves its key, is saved once, and gets an address without a remount', async () => {
  const { requests } = open({ 'POST /document/new': sourceOf() }, null);
  await userEvent.type(await titleField(), 'Вайп');
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await screen.findByText(/^Saved/);
  expect(await saves(requests, '/document/new')).toEqual([
    expect.objectContaining({
      key: KEY,
      target: 'news',
      state: 'draft',
      content: contentOf({
        texts: {
          ru: { title: 'Вайп', summary: '', body: { type: 'doc', content: [{ type: 'paragraph' }] } },
          en: null,
        },
      }),
    }),
  ]);
  expect(firstSave).toHaveBeenCalledWith(KEY);
  expect(await titleField()).toHaveValue('Вайп');
});

test('text typed during a save stays, and so does the focus', async () => {
  let answer: (response: unknown) => void = () => undefined;
  const { requests } = open({ 'POST /document/edit': () => new Promise((resolve) => (answer = resolve)) });
  const field = await titleField();
  await userEvent.type(field, ' 2026');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(requests.at(-1)?.url).toMatch('/document/edit'));
  await userEvent.type(field, ' лето');
  await act(async () => answer(sourceOf({ version: 2, content: contentOf({ slug: 'other' }) })));
  expect(await screen.findByText(/^Not saved/)).toHaveRole('status');
  expect(field).toHaveValue('Вайп 2026 лето');
  expect(field).toHaveFocus();
});

test('the next save sends the version of the last response', async () => {
  const { requests } = open({ 'POST /document/edit': () => sourceOf({ version: 2 }) });
  for (const word of [' а', ' б']) {
    await userEvent.type(await titleField(), word);
    await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
    await screen.findByText(/^Saved/);
  }
  const versions = (await saves(requests, '/document/edit')).map(({ version }) => version);
  expect(versions).toEqual(['1', '2']);
});

test('an error of the server is shown at its field and above the form', async () => {
  open({
    'POST /document/edit': refused(422, 'form_invalid', { 'texts.ru.body.content[2].attrs.level': 'Not so deep.' }),
  });
  await userEvent.type(await titleField(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  expect(await screen.findByText('Text in Russian, block 3: Not so deep.')).toBeInTheDocument();
  const column = screen.getByRole('region', { name: 'Russian' });
  expect(within(column).getByRole('alert')).toHaveTextContent('Not so deep.');
  expect(await titleField()).toHaveValue('Вайп!');
});

describe('when another editor has saved meanwhile', () => {
  const theirs = sourceOf({
    version: 2,
    author: { login: 'admin', avatarOrSkin: null },
    content: contentOf({
      texts: { ru: { ...RU_TEXT, title: 'Вайп осени', summary: 'Их слова' }, en: null },
    }),
  });
  const meet = async () => {
    const page = open({
      'GET /document/source': theirs,
      'GET /document/version': versionOf({ version: 2, author: { login: 'Oni', avatarOrSkin: null } }),
      'POST /document/edit': (_request: Request, nth: number) =>
        nth === 1 ? refused(409, 'stale_version') : sourceOf({ version: 3 }),
    });
    await userEvent.type(await titleField(), ' лета');
    await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
    await screen.findByRole('heading', { name: 'Another editor saved this document while you were writing' });
    return page;
  };

  test('both sides are shown word by word, with the name of who saved, not of the author', async () => {
    await meet();
    expect(await screen.findByText(/^Version 2 by Oni,/)).toBeInTheDocument();
    const part = screen.getByRole('group', { name: 'Title in Russian' });
    expect(within(part).getByRole('deletion')).toHaveTextContent('осени');
    expect(within(part).getByRole('insertion')).toHaveTextContent('лета');
  });

  test('the user chooses part by part, and the next save is based on the other version', async () => {
    const { requests } = await meet();
    const summary = screen.getByRole('group', { name: 'Summary in Russian' });
    await userEvent.click(within(summary).getByRole('radio', { name: /^Theirs/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with this choice' }));
    expect(await titleField()).toHaveValue('Вайп лета');
    expect(screen.getByRole('textbox', { name: 'Summary, Russian' })).toHaveValue('Их слова');
    await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
    await screen.findByText(/^Saved/);
    expect((await saves(requests, '/document/edit')).map(({ version }) => version)).toEqual(['1', '2']);
  });
});

test('a save whose response was lost is recognised, and is no conflict', async () => {
  let saved = { version: 1, content: contentOf(), key: '' };
  const { requests } = open({
    'GET /document/source': () => sourceOf({ version: saved.version, content: saved.content }),
    'POST /document/edit': async (request: Request) => {
      const form = await request.clone().formData();
      const key = String(request.headers.get('Idempotency-Key'));
      if (key === saved.key) return sourceOf({ version: saved.version, content: saved.content });
      if (Number(form.get('version')) !== saved.version) return refused(409, 'stale_version');
      const content = JSON.parse(String(form.get('content'))) as typeof saved.content;
      const first = saved.version === 1;
      saved = { version: saved.version + 1, content, key };
      if (first) throw new TypeError('The connection broke.');
      return sourceOf({ version: saved.version, content });
    },
  });
  await userEvent.type(await titleField(), ' 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await screen.findByText('Your text is safe here and in this browser.');
  fireEvent.change(await titleField(), { target: { value: 'Вайп 2' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }));
  await waitFor(() => expect(saved.content.texts.ru?.title).toBe('Вайп 2'));
  await screen.findByText(/^Saved/);
  expect((await saves(requests, '/document/edit')).at(-1)).toMatchObject({ version: '2' });
  expect(screen.queryByRole('group', { name: 'Title in Russian' })).toBeNull();
});

test('a new document names what it needs beside the button only once something is written', async () => {
  open({}, null);
  const field = await titleField();
  expect(screen.queryByRole('button', { name: /^Needed/ })).toBeNull();
  await waitFor(() => expect(document.querySelector('[data-placeholder="Start writing…"]')).toBeVisible());
  await userEvent.type(field, '!');
  expect(screen.getByRole('button', { name: /^Needed/ })).toBeInTheDocument();
});

test('a browser that stores nothing is reported', async () => {
  emptyStore({ breaks: true });
  open({});
  await userEvent.type(await titleField(), '!');
  expect(await screen.findByText("Not saved. This browser can't store drafts: save often.")).toBeInTheDocument();
});

test('what is missing without a word in either language is a part of the sentence beside the button', async () => {
  open({}, sourceOf({ content: contentOf({ texts: { ru: null, en: null } }) }));
  expect(await screen.findByRole('button', { name: 'Needed: text in at least one language' })).toBeInTheDocument();
});

test('missing fields are listed next to the button, the second language as advice', async () => {
  open(
    {},
    sourceOf({
      content: contentOf({ texts: { ru: { ...RU_TEXT, summary: '' }, en: null } }),
    }),
  );
  const missing = within(await screen.findByRole('list', { name: "What's missing" }));
  expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Russian: summary',
    'English is missing: its readers get the other languageadvice',
    'No coveradvice',
  ]);
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Summary, Russian' }), 'Коротко');
  expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'false');
});

test('a server page has the address of its server: none to choose, and it needs the server before it is published', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  open({}, sourceOf({ target: 'servers' }), 'servers');
  const server = await screen.findByRole('combobox', { name: 'Server' });
  expect(server).toHaveAccessibleDescription("Each server has one page, at the server's address.");
  expect(screen.queryByRole('textbox', { name: 'Address' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open page' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Needed: the server that the page is about' }));
  await waitFor(() => expect(server).toHaveFocus());
  await userEvent.selectOptions(server, 'hitech');
  expect(screen.queryByRole('button', { name: /^Needed/ })).toBeNull();
});

describe('a time of publishing', () => {
  const COMING = '2036-01-01T12:00:00.000Z';
  const waiting = (more: Partial<Schemas['DocumentSource']> = {}) =>
    sourceOf({ content: contentOf({ publishAt: COMING }), ...more });
  const publish = async (name: string): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
  };

  test.each([
    ['at that time', /^Publish at/, 'scheduled', COMING],
    ['now', 'Publish now', 'published', null],
  ])('that is entered is asked about before publishing: %s', async (_when, name, state, publishAt) => {
    const { requests } = open({ 'POST /document/edit': waiting({ state: 'scheduled' }) }, waiting());
    await publish('Publish');
    expect(await saves(requests, '/document/edit')).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    await waitFor(async () => expect(await saves(requests, '/document/edit')).toHaveLength(1));
    expect(await saves(requests, '/document/edit')).toMatchObject([{ state, content: { publishAt } }]);
  });

  test('has no effect on what readers see already, which is said before saving, Ctrl+S included', async () => {
    const { requests } = open({}, waiting({ state: 'published', publishedAt: '2026-11-22T10:00:00.000Z' }));
    await titleField();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Publish the changes now?');
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: /^Publish at/ })).toBeNull();
    expect(await saves(requests, '/document/edit')).toEqual([]);
  });

  test('that comes while the editor is open is said, and what was typed stays', async () => {
    const past = contentOf({ publishAt: new Date(Date.now() + 500).toISOString() });
    open(
      { 'GET /document/source': sourceOf({ state: 'published', publishedAt: past.publishAt, content: past }) },
      sourceOf({ state: 'scheduled', content: past }),
    );
    await userEvent.type(await titleField(), '!');
    expect(await screen.findByText('The document is now published: readers can see it.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish changes' })).toBeInTheDocument();
    expect(await titleField()).toHaveValue('Вайп!');
  });
});
