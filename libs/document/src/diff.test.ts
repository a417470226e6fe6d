import type { BodyNode } from './content.ts';
import { diffBodies, diffWords } from './diff.ts';

const paragraph = (text: string): BodyNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const rule: BodyNode = { type: 'horizontalRule' };
const doc = (...content: BodyNode[]): BodyNode => ({ type: 'doc', content });

test('a changed block lists removed and added words; unchanged words stay', () => {
  const changes = diffBodies(
    doc(paragraph('one'), paragraph('The fox sleeps'), paragraph('three')),
    doc(paragraph('one'), paragraph('The fox wakes'), paragraph('three')),
  );
  expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same']);
  expect(changes[1]).toMatchObject({
    words: [
      { kind: 'same', text: 'The fox ' },
      { kind: 'removed', text: 'sleeps' },
      { kind: 'added', text: 'wakes' },
    ],
  });
});

test('added, removed and replaced blocks are marked as such', () => {
  expect(diffBodies(doc(paragraph('a')), doc(paragraph('a'), rule))).toEqual([
    { kind: 'same', after: paragraph('a') },
    { kind: 'added', after: rule },
  ]);
  expect(diffBodies(doc(rule, paragraph('a')), doc(paragraph('a'))).map(({ kind }) => kind)).toEqual([
    'removed',
    'same',
  ]);
  expect(diffBodies(doc(rule), doc(paragraph('a'))).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  expect(diffBodies(doc(), doc(rule))).toEqual([{ kind: 'added', after: rule }]);
});

test('a form that changed with the same words is a change without words', () => {
  const bold = { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] };
  expect(diffBodies(doc(paragraph('a')), doc(bold))).toMatchObject([
    { kind: 'changed', words: [{ kind: 'same', text: 'a' }] },
  ]);
});

test('two thousand blocks without a common one are compared too', () => {
  const many = (word: string) => doc(...Array.from({ length: 2000 }, (_, index) => paragraph(`${word} ${index}`)));
  const changes = diffBodies(many('before'), many('after'));
  expect(changes).toHaveLength(2000);
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['changed']));
});

test('words are compared as words, Russian ones too', () => {
  expect(diffWords('Вайп осени, скоро', 'Вайп лета, скоро')).toEqual([
    { kind: 'same', text: 'Вайп ' },
    { kind: 'removed', text: 'осени' },
    { kind: 'added', text: 'лета' },
    { kind: 'same', text: ', скоро' },
  ]);
});
