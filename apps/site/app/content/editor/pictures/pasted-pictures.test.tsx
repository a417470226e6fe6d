import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BodyEditor } from '../body/body-editor.tsx';
import { PicturesProvider } from '../body/views/pictures-context.ts';
import { imageOf } from '../../../framework/testing/document-fixtures.ts';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { fakeUploads } from '../testing/fake-upload.ts';
import type { Body } from '../written.ts';
import { picturesIn } from './pasted-pictures.ts';

const uploads = fakeUploads();
beforeEach(() => {
  uploads.begin();
  // jsdom has no layout, but the editor reads the cursor position.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => uploads.end());

const IMAGE = imageOf('6f1c2d3e-0000-4000-8000-00000000000c');
const DATA = `data:image/png;base64,${btoa('picture')}`;

const open = async () => {
  let body: Body = { type: 'doc', content: [{ type: 'paragraph' }] };
  renderPage(
    <PicturesProvider value={{ images: { [IMAGE.id]: IMAGE } }}>
      <BodyEditor
        locale="en"
        label="Text"
        filled={0}
        body={body}
        onChange={(changed) => (body = changed)}
        takeKey={() => Promise.resolve('key')}
        onPicture={() => undefined}
      />
    </PicturesProvider>,
    { locale: 'en' },
  );
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const paste = (html: string, words: string): void => {
    const event = createEvent.paste(text, {
      clipboardData: {
        files: [],
        types: ['text/html'],
        getData: (type: string) => ({ 'text/html': html, 'text/plain': words })[type] ?? '',
      },
    });
    fireEvent(text, event);
  };
  return { paste, said: () => body };
};

test('text is pasted without its external pictures, and a notice mentions them', async () => {
  const { paste, said } = await open();
  paste('<p>Hello</p><img src="https://a.example/1.png"><img src="file:///C:/2.png">', 'Hello');
  expect(await screen.findByText(/^2 pasted pictures couldn't be imported/)).toBeVisible();
  expect(said().content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }]);
  await userEvent.click(screen.getByRole('button', { name: 'Hide the message about pictures' }));
  expect(screen.queryByText(/couldn’t be imported/)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  paste('<p>More</p><img src="https://a.example/1.png">', 'More');
  expect(await screen.findByText(/^1 pasted picture couldn't be imported/)).toBeVisible();
  paste('<p>words</p>', 'words');
  await waitFor(() => expect(screen.queryByText(/couldn’t be imported/)).toBeNull());
});

test('embedded pictures are uploaded and inserted after the text', async () => {
  const { paste, said } = await open();
  paste(`<p>Hello</p><img src="${DATA}">`, 'Hello');
  await waitFor(() => expect(uploads.sent).toHaveLength(1));
  expect(screen.getByRole('progressbar', { name: 'Pasted picture' })).toBeInTheDocument();
  uploads.sent[0]?.answer(200, IMAGE);
  await waitFor(() => expect(said().content?.map(({ type }) => type)).toEqual(['paragraph', 'image']));
  expect(said().content?.[1]?.attrs).toMatchObject({ image: IMAGE.id });
  expect(screen.queryByText(/couldn’t be imported/)).toBeNull();
});

test.each([
  ['of our own text', '<div data-node="image" data-image="x"><img src="/files/1.webp"></div>', 0, 0],
  ['that counts readers', '<img src="https://a.example/p.gif" width="1" height="1">', 0, 0],
  ['drawn in place', '<img src="data:image/svg+xml;base64,PHN2Zz4=">', 0, 1],
  ['that is spoilt', '<img src="data:image/png;base64,%%%">', 0, 1],
  ['that came whole', `<img src="${DATA}">`, 1, 0],
])('a picture %s', (_what, html, files, leftOut) => {
  const found = picturesIn(html, 'picture');
  expect([found.files.length, found.leftOut]).toEqual([files, leftOut]);
});
