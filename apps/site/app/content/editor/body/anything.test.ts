import { checkBody } from '@hoshikraft/document/check';
import { everyNode } from '@hoshikraft/document/testing';
import { Editor, type JSONContent } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { TABLE_COMMANDS, TEXT_COMMANDS } from './commands.ts';
import { engineExtensions } from './extensions.ts';
import { ownNodes } from './own-nodes.ts';
import { cleanHtml } from './paste.ts';
import { toBody } from './to-body.ts';

const ALL = [...TEXT_COMMANDS.flat(), ...TABLE_COMMANDS];

const TAGS = [
  'p',
  'h1',
  'h5',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'td',
  'th',
  'blockquote',
  'pre',
  'b',
  'a',
  'img',
  'div',
];

const htmlTree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('слово', 'a\u202eb', ' ', '<br>', '<hr>', '<a href="http://x.example/y">z</a>'),
    fc
      .tuple(fc.constantFrom(...TAGS), fc.array(tie('node'), { maxLength: 3 }))
      .map(([tag, inner]) => `<${tag} start="-7" colspan="999" href="javascript:1">${inner.join('')}</${tag}>`),
  ),
})).node;

type Step =
  | { kind: 'command'; which: number }
  | { kind: 'select'; from: number; to: number }
  | { kind: 'type'; words: string }
  | { kind: 'delete' }
  | { kind: 'paste'; html: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('command' as const), which: fc.nat(ALL.length - 1) }),
  fc.record({
    kind: fc.constant('select' as const),
    from: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('type' as const),
    words: fc.constantFrom('а', 'слово ', '\u200b', '# ', '1. ', '> ', '---'),
  }),
  fc.record({ kind: fc.constant('delete' as const) }),
  fc.record({ kind: fc.constant('paste' as const), html: htmlTree }),
);

const take = (editor: Editor, one: Step): void => {
  const { size } = editor.state.doc.content;
  switch (one.kind) {
    case 'command':
      return ALL[one.which]?.run(editor);
    case 'select': {
      const [from, to] = [one.from, one.to].map((part) => editor.state.doc.resolve(Math.floor(part * size)));
      if (from && to) editor.view.dispatch(editor.state.tr.setSelection(TextSelection.between(from, to)));
      return;
    }
    case 'type':
      return void editor.commands.insertContent({ type: 'text', text: one.words });
    case 'delete':
      return void editor.commands.deleteSelection();
    case 'paste':
      return void editor.view.pasteHTML(
        cleanHtml(one.html, 'https://hoshikraft.example'),
        new Event('paste') as ClipboardEvent,
      );
  }
};

/** Deletes the last item of a grid. */
const LAST_ITEM_DELETED: [boolean, Step[]] = [
  true,
  [
    { kind: 'select', from: 0, to: 0.9277566539923955 },
    { kind: 'paste', html: '<a href="javascript:1"><div><hr></div></a>' },
    { kind: 'delete' },
    { kind: 'delete' },
  ],
];

test('any typed, pressed and pasted input is saved as a body that passes the server validation', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(step, { maxLength: 12 }), (begun, steps) => {
      const editor = new Editor({
        element: document.createElement('div'),
        injectCSS: false,
        extensions: [...engineExtensions, ...Object.values(ownNodes)],
        content: begun ? (everyNode() as JSONContent) : '',
      });
      for (const one of steps) take(editor, one);
      const refusal = checkBody(toBody(editor.getJSON()));
      editor.destroy();
      expect(refusal).toBeUndefined();
    }),
    { numRuns: 50, examples: [LAST_ITEM_DELETED] },
  );
});
