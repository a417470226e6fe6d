import { ToastHost } from '@hoshikraft/ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authOf } from '../../../framework/testing/content-fixtures.ts';
import { type Answers, renderPage } from '../../../framework/testing/render-page.tsx';
import { DocumentEditor } from '../page/document-editor.tsx';
import { contentOf, MAIN, refused, sourceOf } from '../testing/editor-fixtures.ts';
import { emptyStore } from '../testing/in-memory-idb.ts';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

beforeEach(() => emptyStore());

const FACTS = {
  version: 3,
  gameVersion: '1.7.10',
  pvpMode: 'off',
  mainWorldArea: 12_000,
  otherWorldsArea: 6000,
  mods: ['Mekanism', 'Botania'],
};

const open = async (answers: Answers) => {
  const source = sourceOf({ target: 'servers', content: contentOf({ servers: [{ id: 'hitech', version: null }] }) });
  const page = renderPage(
    <>
      <ToastHost closeLabel="×" />
      <DocumentEditor target="servers" source={source} login="editor" onCreated={() => undefined} />
    </>,
    {
      locale: 'en',
      auth: authOf('editor'),
      answers: { 'GET /main': MAIN, 'GET /document/tags': { items: [] }, 'GET /server/facts': FACTS, ...answers },
    },
  );
  const form = within(await screen.findByRole('form', { name: 'HiTech: server details' }));
  const sent = () =>
    Promise.all(
      page.requests
        .filter(({ method, url }) => method === 'POST' && url.endsWith('/server/facts'))
        .map((request) => request.clone().json() as Promise<unknown>),
    );
  return { form, sent };
};

test('an editor changes version, PvP mode, areas and mods of the server of the page', async () => {
  const { form, sent } = await open({ 'POST /server/facts': { ...FACTS, version: 4, gameVersion: '1.12.2' } });
  await userEvent.clear(form.getByLabelText('Game version'));
  await userEvent.type(form.getByLabelText('Game version'), '1.12.2');
  // A native select shows one line: a sentence would be cut on a phone.
  const modes = within(form.getByLabelText('PvP')).getAllByRole('option');
  expect(modes.map(({ textContent }) => textContent)).toEqual(['PvP everywhere', 'no PvP', 'PvP duels']);
  await userEvent.selectOptions(form.getByLabelText('PvP'), 'on');
  await userEvent.clear(form.getByLabelText('Main world side, blocks'));
  await userEvent.type(form.getByLabelText('Main world side, blocks'), '20000');
  await userEvent.type(form.getByLabelText('Mods'), '{End}{Enter}Chisel ');
  await userEvent.click(form.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText('Server details saved. Readers can see them now.')).toBeVisible();
  const facts = { ...FACTS, gameVersion: '1.12.2', pvpMode: 'on', mainWorldArea: 20_000 };
  expect(await sent()).toEqual([{ server: 'hitech', facts: { ...facts, mods: ['Mekanism', 'Botania', 'Chisel'] } }]);
  expect(form.getByLabelText('Game version')).toHaveValue('1.12.2');
});

test('a change by somebody else is named, the typed values stay, and the next save is based on what is stored', async () => {
  const { form, sent } = await open({
    'GET /server/facts': (_request: Request, nth: number) => (nth === 1 ? FACTS : { ...FACTS, version: 7 }),
    'POST /server/facts': (_request: Request, nth: number) =>
      nth === 1 ? refused(409, 'stale_facts') : { ...FACTS, version: 8 },
  });
  await userEvent.clear(form.getByLabelText('Game version'));
  await userEvent.type(form.getByLabelText('Game version'), '1.20.1');
  await userEvent.click(form.getByRole('button', { name: 'Save details' }));
  expect(await form.findByRole('alert')).toBeVisible();
  expect(form.getByLabelText('Game version')).toHaveValue('1.20.1');
  await userEvent.click(form.getByRole('button', { name: 'Save details' }));
  await screen.findByText('Server details saved. Readers can see them now.');
  const versions = (await sent()).map((body) => (body as { facts: { version: number } }).facts.version);
  expect(versions).toEqual([3, 7]);
});

test('what cannot be is refused in words and not sent', async () => {
  const { form, sent } = await open({});
  await userEvent.clear(form.getByLabelText('Other worlds side, blocks'));
  await userEvent.type(form.getByLabelText('Other worlds side, blocks'), '1.5');
  await userEvent.click(form.getByRole('button', { name: 'Save details' }));
  expect(await form.findByText('Enter a whole number of blocks.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Show the saved version' }));
  expect(form.getByLabelText('Other worlds side, blocks')).toHaveValue('6000');
  expect(await sent()).toEqual([]);
});
