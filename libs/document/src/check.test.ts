import { checkBody, checkContent, readContent } from './check.ts';
import { everyNode, sampleContent } from './testing/index.ts';

test('every node, mark and attribute there is may stand in a body', () => {
  expect(checkBody(everyNode())).toBeUndefined();
});

test('a content comes back as it was sent', () => {
  expect(readContent(JSON.stringify(sampleContent()))).toEqual({ content: sampleContent() });
});

test('a draft may lack a language, a cover, an address and all words', () => {
  const blank = { title: '', summary: '', body: { type: 'doc', content: [{ type: 'paragraph' }] } };
  const draft = { ...sampleContent(), slug: null, cover: null, publishAt: null, texts: { ru: blank, en: null } };
  expect(checkContent(draft)).toBeUndefined();
});
