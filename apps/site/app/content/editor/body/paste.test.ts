import { checkBody } from '@hoshikraft/document/check';
import { Editor } from '@tiptap/core';
import { engineExtensions } from './extensions.ts';
import { ownNodes } from './own-nodes.ts';
import { cleanHtml } from './paste.ts';
import { toBody } from './to-body.ts';

const ORIGIN = 'https://hoshikraft.example';

/** The body after HTML is pasted into an empty text. */
const pasted = (html: string): readonly unknown[] => {
  const editor = new Editor({
    element: document.createElement('div'),
    injectCSS: false,
    extensions: [...engineExtensions, ...Object.values(ownNodes)],
    editorProps: { transformPastedHTML: (given) => cleanHtml(given, ORIGIN) },
  });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const body = toBody(editor.getJSON());
  expect(checkBody(body)).toBeUndefined();
  return body.content ?? [];
};

const text = (words: string, ...marks: string[]) =>
  marks.length === 0
    ? { type: 'text', text: words }
    : { type: 'text', text: words, marks: marks.map((type) => ({ type })) };
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });

test('Google Docs: only bold text is bold, headings start at level 2, links lose the redirect', () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b3c4d-7fff">
    <h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Вайп</span></h1>
    <p dir="ltr"><span style="font-weight:400;font-style:normal;">Мир </span><span style="font-weight:700;">новый</span><span style="font-weight:400;font-style:italic;">, сезон тот же</span></p>
    <ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Шахты</span></p></li></ul>
    <p><a href="https://www.google.com/url?q=https://example.com/mod&amp;sa=D"><span style="text-decoration:underline;font-weight:400;">мод</span></a></p></b>`;
  const [heading, words, list, link] = pasted(html) as [unknown, unknown, unknown, { content: [{ marks: unknown[] }] }];
  expect(heading).toEqual({ type: 'heading', attrs: { level: 2 }, content: [text('Вайп')] });
  expect(words).toEqual(paragraph(text('Мир '), text('новый', 'bold'), text(', сезон тот же', 'italic')));
  expect(list).toEqual({ type: 'bulletList', content: [item(paragraph(text('Шахты')))] });
  expect(link.content[0].marks).toContainEqual({ type: 'link', attrs: { href: 'https://example.com/mod' } });
});

test('Word: paragraphs with a bullet become lists, deeper ones nested lists', () => {
  const entry = (level: number, sign: string, words: string): string =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]><span lang=RU>${words}<o:p></o:p></span></p>`;
  const html = `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
    <h1>Список</h1>${entry(1, '·', 'Руды')}${entry(2, 'o', 'Медь')}${entry(1, '·', 'Миры')}
    <p class=MsoNormal><b>Порядок</b></p>${entry(1, '1.', 'Первый')}${entry(1, '2.', 'Второй')}<!--EndFragment--></body></html>`;
  expect(pasted(html)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [text('Список')] },
    {
      type: 'bulletList',
      content: [
        item(paragraph(text('Руды')), { type: 'bulletList', content: [item(paragraph(text('Медь')))] }),
        item(paragraph(text('Миры'))),
      ],
    },
    paragraph(text('Порядок', 'bold')),
    { type: 'orderedList', content: [item(paragraph(text('Первый'))), item(paragraph(text('Второй')))] },
  ]);
});

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', [paragraph(text('a'))]],
  ['a link that runs', '<p><a href="javascript:alert(1)">a</a></p>', [paragraph(text('a'))]],
  ['marks that turn the text round', '<p>a\u202eb\u200bc</p>', [paragraph(text('abc'))]],
  [
    'a picture of another host',
    '<p>a<img src="https://evil.example/x.png" onerror="alert(1)"></p>',
    [paragraph(text('a'))],
  ],
  ['colours and sizes', '<p style="color:red"><font size=7>a</font></p>', [paragraph(text('a'))]],
  ['a table within a table', '<table><tr><td>a<table><tr><td>b</td></tr></table></td></tr></table>', expect.anything()],
])('%s is removed, the text stays', (_what, html, expected) => {
  expect(pasted(html)).toEqual(expected);
});

test('a link to this site becomes a path without the host', () => {
  const href = '/ru/store?server=hitech';
  expect(pasted(`<p><a href="${ORIGIN}${href}">a</a></p>`)).toEqual([
    paragraph({ ...text('a'), marks: [{ type: 'link', attrs: { href } }] }),
  ]);
});
