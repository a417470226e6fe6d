import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { emptyStore } from '../testing/in-memory-idb.ts';
import { openEditor, resetEditor } from '../testing/open-editor.tsx';
import { BLOCK_COMMANDS, TABLE_COMMANDS, TEXT_COMMANDS } from './commands.ts';
import { KIT_ICONS } from './tool-icon.tsx';

jest.mock('idb-keyval', () => jest.requireActual('../testing/in-memory-idb.ts'));

beforeEach(() => {
  emptyStore();
  resetEditor();
});

/** jsdom has no typing into an editable element: the text is inserted by the editor itself, the keys are real. */
const type = (text: HTMLElement, typed: string): void =>
  act(() => void (text as HTMLElement & { editor: Editor }).editor.chain().focus().insertContent(typed).run());
const write = async (typed: string): Promise<HTMLElement> => {
  openEditor({}, null);
  const text = await screen.findByRole('textbox', { name: 'Text, English' });
  text.focus();
  type(text, typed);
  return text;
};
const options = () => within(screen.getByRole('listbox', { name: 'Insert' })).getAllByRole('option');

test('a slash offers every block, and a word of its name or id narrows the choice', async () => {
  const text = await write('/');
  await screen.findByRole('listbox', { name: 'Insert' });
  expect(options().map(({ textContent }) => textContent?.replace(/Ctrl.*/, ''))).toEqual([
    'Heading',
    'Subheading',
    'Small heading',
    'List',
    'Numbered list',
    'Quote',
    'Pictures',
    'Gallery',
    'Table',
    'Spoiler',
    'Callout',
    'Items',
    'Recipe',
    'Video',
    'Code block',
    'Line',
  ]);
  await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', options()[0]?.id));
  type(text, 'quo');
  await waitFor(() => expect(options()).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(text.querySelector('blockquote')).not.toBeNull());
  expect(text).not.toHaveTextContent('/');
  expect(text).not.toHaveAttribute('aria-activedescendant');
});

test('arrows choose, Escape closes the menu and the slash stays', async () => {
  const text = await write('/');
  await screen.findByRole('listbox', { name: 'Insert' });
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(options().at(-1)).toHaveAttribute('aria-selected', 'true'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(options()[1]).toHaveAttribute('aria-selected', 'true'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Insert' })).toBeNull());
  expect(text).toHaveTextContent('/');
  expect(text).toHaveFocus();
});

test('a slash within a word opens nothing', async () => {
  await write('and/or');
  expect(screen.queryByRole('listbox', { name: 'Insert' })).toBeNull();
});

test('every tool has an icon', () => {
  const sprite = readFileSync(join(__dirname, 'tool-icons.svg'), 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);
  const blocks = [
    'link',
    'pictures',
    'insert',
    'gallery',
    'table',
    'spoiler',
    'callout',
    'itemGrid',
    'recipe',
    'video',
  ];
  const tools = [...TEXT_COMMANDS.flat(), ...BLOCK_COMMANDS, ...TABLE_COMMANDS].map(({ id }) => id);
  expect([...drawn, ...Object.keys(KIT_ICONS)].toSorted()).toEqual([...tools, ...blocks].toSorted());
});
