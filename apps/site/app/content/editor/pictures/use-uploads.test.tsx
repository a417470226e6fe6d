import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { imageOf } from '../../../framework/testing/document-fixtures.ts';
import { renderPage } from '../../../framework/testing/render-page.tsx';
import { type FakeUpload, fakeUploads } from '../testing/fake-upload.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const fake = fakeUploads();
beforeEach(() => fake.begin());
afterEach(() => fake.end());

const fileOf = (name: string, { type = 'image/png', size = 4 } = {}): File => {
  const file = new File(['data'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const Uploads = ({ files }: { files: readonly File[] }) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const { uploads, arrived, start, cancel } = useUploads({
    takeKey: () => Promise.resolve('document-key'),
    onPicture: ({ id }) => setIds((all) => [...all, id]),
  });
  return (
    <>
      <button type="button" onClick={() => void start(files)}>
        start
      </button>
      <UploadList
        uploads={uploads}
        arrived={arrived}
        onCancel={cancel}
        onEmpty={() => screen.getByRole('button', { name: 'start' }).focus()}
      />
      <p data-testid="ids">{ids.join()}</p>
    </>
  );
};

const begin = async (...files: File[]) => {
  renderPage(<Uploads files={files} />, { locale: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'start' }));
};

const nth = async (count: number): Promise<FakeUpload> => {
  await waitFor(() => expect(fake.sent.length).toBeGreaterThanOrEqual(count));
  return fake.sent[count - 1] as FakeUpload;
};

test('the progress of an upload is shown, and a finished one leaves the list', async () => {
  await begin(fileOf('world.png'));
  const upload = await nth(1);
  expect(upload.url).toBe('http://site.test/api/document/image/context/original/document-key/upload');
  upload.progress(1, 4);
  expect(await screen.findByRole('progressbar', { name: 'world.png' })).toHaveTextContent('25%');
  upload.progress(3, 4);
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveTextContent('75%'));
  upload.answer(200, imageOf('one'));
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(screen.getByTestId('ids')).toHaveTextContent('one');
  expect(screen.getByRole('status')).toHaveTextContent('world.png added. Describe what it shows.');
});

test('one of several uploads is cancelled: its request ends, the others finish', async () => {
  await begin(fileOf('first.png'), fileOf('second.png'), fileOf('third.png'));
  const [first, second] = [await nth(1), await nth(2)];
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: first.png' }));
  await waitFor(() => expect(first.aborted).toBe(true));
  expect(screen.queryByText('first.png')).toBeNull();
  second.answer(200, imageOf('two'));
  (await nth(3)).answer(200, imageOf('three'));
  await waitFor(() => expect(screen.getByTestId('ids')).toHaveTextContent('two,three'));
  expect(screen.queryByRole('list')).toBeNull();
});

test('a queued upload is cancelled before it is sent', async () => {
  await begin(fileOf('first.png'), fileOf('second.png'), fileOf('third.png'));
  await nth(2);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: third.png' }));
  await waitFor(() => expect(screen.queryByText('third.png')).toBeNull());
  fake.sent.forEach((upload, index) => upload.answer(200, imageOf(`${index}`)));
  await waitFor(() => expect(screen.getByTestId('ids')).toHaveTextContent('0,1'));
  expect(fake.sent).toHaveLength(2);
});

test('a refused upload stays in the list until it is hidden', async () => {
  await begin(fileOf('party.gif', { type: 'image/gif' }));
  const words = 'Moving pictures are not taken.';
  (await nth(1)).answer(422, {
    error_code: 1,
    error_message: 'Refused',
    details: { type: 'picture_animated', description: words, fields: { file: words } },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await userEvent.click(screen.getByRole('button', { name: 'Hide: party.gif' }));
  expect(screen.queryByRole('list')).toBeNull();
});

test('a file that is no picture, or too large, is refused without a request', async () => {
  await begin(fileOf('notes.txt', { type: 'text/plain' }), fileOf('huge.png', { size: 5 * 1024 * 1024 + 1 }));
  const refusals = within(await screen.findByRole('list', { name: 'Uploading pictures' })).getAllByRole('alert');
  const [hideFirst, hideSecond] = screen.getAllByRole('button', { name: /^Hide/ });
  expect(refusals.map(({ textContent }) => textContent)).toEqual([
    'Unsupported file type. Choose a PNG, JPEG, WebP, AVIF or still GIF picture.',
    'The file is larger than 5\u00a0MB.',
  ]);
  expect(fake.sent).toEqual([]);
  // The focus moves to the next entry, and after the last one back to its origin.
  if (hideFirst) await userEvent.click(hideFirst);
  expect(hideSecond).toHaveFocus();
  if (hideSecond) await userEvent.click(hideSecond);
  expect(screen.getByRole('button', { name: 'start' })).toHaveFocus();
});

test('an upload whose response was lost is sent again with the same key', async () => {
  await begin(fileOf('world.png'));
  const first = await nth(1);
  first.lose();
  const second = await nth(2);
  expect(second.headers['Idempotency-Key']).toBe(first.headers['Idempotency-Key']);
  second.answer(200, imageOf('one'));
  await waitFor(() => expect(screen.getByTestId('ids')).toHaveTextContent('one'));
});
