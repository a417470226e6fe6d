import type { BodyNode } from './content.ts';
import { headingsOf } from './headings.ts';
import { everyNode } from './testing/index.ts';
import { plainText, readingMinutes } from './text.ts';

const doc = (...content: BodyNode[]): BodyNode => ({ type: 'doc', content });
const heading = (text: string, level = 2): BodyNode => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});

test('the text of a body is what is read in it, a line for each block', () => {
  const lines = plainText(everyNode()).split('\n');
  expect(lines.slice(0, 4)).toEqual([
    'What is new',
    'Bold, italic, struck, underlined, code',
    'our store and elsewhere',
    'Lists',
  ]);
  expect(lines).toEqual(expect.arrayContaining(['Picture 1', 'Caption 1', 'The end of it', 'Bread', 'A film']));
});

test('200 words are a minute, one more is the second, and nothing is a minute too', () => {
  const words = (count: number) =>
    doc({ type: 'paragraph', content: [{ type: 'text', text: 'кто-то '.repeat(count) }] });
  expect([0, 200, 201, 1000].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 2, 5]);
});

test('heading ids come from the text, and equal ones get a suffix', () => {
  const body = doc(heading('Что нового?'), heading('Что нового', 3), heading('!!!'), heading('  '));
  expect(headingsOf(body).map(({ id, level, text }) => [id, level, text])).toEqual([
    ['text-что-нового', 2, 'Что нового?'],
    ['text-что-нового-2', 3, 'Что нового'],
    ['text-', 2, '!!!'],
  ]);
});
