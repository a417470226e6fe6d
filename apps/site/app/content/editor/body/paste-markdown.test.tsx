import { checkBody } from '@hoshikraft/document/check';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import type { Body } from '../written.ts';
import { BodyEditor } from './body-editor.tsx';
import { looksLikeMarkdown } from './paste-markdown.ts';

beforeEach(() => {
  // jsdom has no layout, but the editor reads the cursor position.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

const openEditor = async (content: Body['content'] = [{ type: 'paragraph' }]) => {
  let body: Body = { type: 'doc', content };
  renderPage(
    <BodyEditor
      locale="en"
      label="Text"
      filled={0}
      body={body}
      onChange={(changed) => (body = changed)}
      takeKey={() => Promise.resolve('key')}
      onPicture={() => undefined}
    />,
    { locale: 'en' },
  );
  const textbox = await screen.findByRole('textbox', { name: 'Text' });
  const paste = (plain: string, html = ''): void => {
    const getData = (type: string) => ({ 'text/html': html, 'text/plain': plain })[type] ?? '';
    fireEvent(textbox, createEvent.paste(textbox, { clipboardData: { files: [], types: [], getData } }));
  };
  const types = () => (body.content ?? []).map(({ type }) => type);
  return { paste, types, getBody: () => body };
};

const MARKDOWN = '## News\n\nA [page](/store) of **ours**\n\n- one\n- two\n\n| a |\n| --- |\n| b |\n\n```json\n{}\n```';

test('pasted Markdown becomes nodes; undo brings the plain text back', async () => {
  const { paste, types, getBody } = await openEditor();
  paste(MARKDOWN);
  await waitFor(() => expect(types()).toEqual(['heading', 'paragraph', 'bulletList', 'table', 'codeBlock']));
  expect(checkBody(getBody())).toBeUndefined();
  expect(getBody().content?.[0]).toEqual({ type: 'heading', attrs: { level: 2 }, content: [text('News')] });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(new Set(types())).toEqual(new Set(['paragraph']));
  expect(getBody().content?.[0]).toEqual(paragraph('## News'));
});

test('Markdown is inserted at the cursor, and the existing text stays', async () => {
  const { paste, types, getBody } = await openEditor([paragraph('before')]);
  paste('- one\n- two');
  await waitFor(() => expect(types()).toContain('bulletList'));
  expect(JSON.stringify(getBody())).toMatch(/one.*two.*before/);
  expect(checkBody(getBody())).toBeUndefined();
});

test('a link to this site becomes a path without the host', async () => {
  const { paste, getBody } = await openEditor();
  paste(`[a](${window.location.origin}/store)`);
  await waitFor(() => expect(JSON.stringify(getBody())).toContain('"href":"/store"'));
  expect(checkBody(getBody())).toBeUndefined();
});

test('HTML is pasted as HTML, and plain text as it is', async () => {
  const { paste, getBody } = await openEditor();
  paste('# a', '<p># a</p>');
  await Promise.resolve();
  expect(getBody().content).toEqual([paragraph('# a')]);
});

test.each([
  ['a link that runs', '# a\n\n[b](javascript:alert(1)) <javascript:alert(1)>'],
  ['raw HTML', '# a\n\n<script>alert(1)</script> <img src=x onerror=alert(1)>'],
  ['a picture of another host', '# a\n\n![b](https://evil.example/x.png)'],
  ['ten thousand quotes', `# a\n\n${'>'.repeat(10_000)}b`],
  ['nine thousand lists', `# a\n\n${'- '.repeat(9000)}b`],
])('%s is made harmless', async (_name, markdown) => {
  const { paste, getBody } = await openEditor();
  paste(markdown);
  await waitFor(() => expect(JSON.stringify(getBody())).toMatch(/a/));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(checkBody(getBody())).toBeUndefined();
  expect(JSON.stringify(getBody())).not.toMatch(/"href":"(?!https:)|"src"|"onerror"/);
  expect(document.querySelector('.editor-text script, .editor-text img[onerror]')).toBeNull();
});

test.each([
  ['# Title', true],
  ['- one\n- two', true],
  ['1. one\n2. two', true],
  ['```\ncode\n```', true],
  ['| a | b |\n| --- | --- |', true],
  ['a --- b', false],
  ['see [this](https://example.com)', true],
  ['> quoted', true],
  ['#hashtag of a day', false],
  ['- a dash of dialogue', false],
  ['2026. A good year', false],
  ['f(x) [1] (2)', false],
])('%j looks like Markdown: %s', (words, expected) => {
  expect(looksLikeMarkdown(words)).toBe(expected);
});
