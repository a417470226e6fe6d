import { checkBody } from '@hoshikraft/document/check';
import { everyNode } from '@hoshikraft/document/testing';
import { NODES } from '@hoshikraft/document';
import { Editor, type JSONContent } from '@tiptap/core';
import { engineExtensions } from './extensions.ts';
import { ownNodes } from './own-nodes.ts';
import { cleanHtml } from './paste.ts';
import { toBody } from './to-body.ts';

const editorWith = (content: JSONContent | string): Editor =>
  new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: [...engineExtensions, ...Object.values(ownNodes)],
    content,
    enableContentCheck: typeof content !== 'string',
  });

test('every node of the body is a node of the editor, and no other', () => {
  const { schema } = editorWith('');
  expect(
    Object.keys(schema.nodes)
      .filter((name) => name !== 'text')
      .sort(),
  ).toEqual(Object.keys(NODES).sort());
});

test('a body with every node type is unchanged by the editor', () => {
  const body = everyNode();
  expect(checkBody(body)).toBeUndefined();
  const { state } = editorWith(body);
  const out = toBody(state.doc.toJSON() as JSONContent);
  expect(out).toEqual(toBody(body));
  expect(checkBody(out)).toBeUndefined();
});

test('a body is unchanged by copy and paste within the editor', () => {
  const body = everyNode();
  const html = editorWith(body).getHTML();
  const pasted = toBody(editorWith(cleanHtml(html, 'http://site.test')).getJSON());
  expect(checkBody(pasted)).toBeUndefined();
  expect(pasted).toEqual(toBody(body));
});
