import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createPictures } from './pictures.ts';

const pictures = createPictures();
afterAll(() => pictures.close());

const red = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } });

test('a picture is worked on in a process of its own, and a refusal comes back as one', async () => {
  const made = await pictures.work('prepare', { bytes: await red().png().toBuffer() });
  expect(made).toMatchObject({ width: 40, height: 20, files: [{ width: 40 }] });
  const broken = pictures.work('prepare', { bytes: Buffer.from('GIF89a') });
  await expect(broken).rejects.toMatchObject({ type: 'picture_broken' });
});

test('more than can wait are refused at once, and told when to come again', async () => {
  const bytes = await red().png().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 40 }, async () => pictures.work('prepare', { bytes })));
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(10);
  expect(refused[0]).toMatchObject({ reason: { type: 'pictures_busy', details: { retryAfter: 5 } } });
  expect(await pictures.work('prepare', { bytes })).toMatchObject({ width: 40 });
});
