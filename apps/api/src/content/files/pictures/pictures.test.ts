import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createPictures } from './pictures.ts';

const pictures = createPictures();
afterAll(() => pictures.close());

const red = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } });

test('a picture is processed in a separate process, which returns refusals as errors', async () => {
  const made = await pictures.work('prepare', { bytes: await red().png().toBuffer() });
  expect(made).toMatchObject({ width: 40, height: 20, files: [{ width: 40 }] });
  const broken = pictures.work('prepare', { bytes: Buffer.from('GIF89a') });
  await expect(broken).rejects.toMatchObject({ type: 'picture_broken' });
});

test('a full queue refuses pictures at once, with the time of a retry', async () => {
  const bytes = await red().png().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 40 }, async () => pictures.work('prepare', { bytes })));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ reason: { type: 'pictures_busy', details: { retryAfter: 5 } } });
  expect(await pictures.work('prepare', { bytes })).toMatchObject({ width: 40 });
});

test('a hundred faces are rendered while slow pictures are processed', async () => {
  const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#f00' } })
    .jpeg()
    .toBuffer();
  const skin = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00f' } })
    .png()
    .toBuffer();
  const ended: string[] = [];
  pictures.prepare();
  const slow = Array.from({ length: 12 }, () =>
    pictures.work('prepare', { bytes: large }).then(() => void ended.push('upload')),
  );
  const faces = Array.from({ length: 100 }, () =>
    pictures.work('skin', { bytes: skin, model: 'slim', part: 'face', size: 64, format: 'webp' }),
  );
  expect(await Promise.all(faces)).toHaveLength(100);
  expect(ended.length).toBeLessThan(12);
  await Promise.all(slow);
});
