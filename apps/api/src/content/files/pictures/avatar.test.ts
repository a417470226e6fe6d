import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { animatedGif, animatedPng, animatedWebp, noisy, plain, pngBomb } from '../testing/pictures.ts';
import { cropAvatar, drawAvatar, prepareAvatar } from './avatar.ts';

const faultOf = async (picture: Buffer | Promise<Buffer>) =>
  prepareAvatar(await picture).then(
    () => 'taken',
    (error: { fault?: string }) => error.fault ?? String(error),
  );
const colourOf = async (picture: Uint8Array) => [...(await sharp(picture).removeAlpha().raw().toBuffer())].slice(0, 3);

test.each(['jpeg', 'png', 'webp'] as const)('a still %s is taken, and never grows', async (format) => {
  const small = await prepareAvatar(await plain(200, 100).toFormat(format).toBuffer());
  expect(small).toMatchObject({ width: 200, height: 100 });
  const large = await prepareAvatar(await plain(3200, 2400).toFormat(format).toBuffer());
  expect(large).toMatchObject({ width: 1600, height: 1200 });
  expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1200 });
});

test('a photo is rotated upright, in sRGB, without the metadata of its place and camera', async () => {
  const photo = plain(120, 80, '#d03030')
    .withExif({ IFD0: { Model: 'SecretCamera' }, IFD3: { GPSLatitude: '55/1 45/1 7/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 });
  const { bytes, width, height } = await prepareAvatar(await photo.jpeg().toBuffer());
  expect([width, height]).toEqual([80, 120]);
  const { exif, xmp, icc, space } = await sharp(bytes).metadata();
  expect({ exif, xmp, icc, space }).toEqual({ space: 'srgb' });
  expect(Buffer.from(bytes).includes('Secret')).toBe(false);
  const print = await prepareAvatar(await plain(80, 80, '#d03030').toColourspace('cmyk').jpeg().toBuffer());
  const [red = 0, green = 255] = await colourOf(print.bytes);
  expect([red > 160, green < 100]).toEqual([true, true]);
});

const text = (content: string) => Buffer.from(content);
test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['nothing', 'avatar_unsupported', () => Buffer.alloc(0)],
  [
    'an SVG',
    'avatar_unsupported',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a still GIF', 'avatar_unsupported', () => plain(80, 80).gif().toBuffer()],
  ['a GIF that moves', 'avatar_unsupported', animatedGif],
  ['an AVIF', 'avatar_unsupported', () => plain(80, 80).avif().toBuffer()],
  ['a WebP that moves', 'look_animated', animatedWebp],
  ['a PNG that moves', 'look_animated', animatedPng],
  ['more pixels than allowed', 'picture_too_many_pixels', () => plain(4001, 4000).png().toBuffer()],
  ['a bomb', 'picture_too_many_pixels', pngBomb],
  ['63 pixels', 'avatar_too_small', () => plain(63, 200).png().toBuffer()],
  ['a line', 'avatar_too_small', () => plain(8000, 70).png().toBuffer()],
])('%s is refused as %s', async (_, fault, make) => {
  expect(await faultOf(make())).toBe(fault);
});

test.each(['jpeg', 'png', 'webp'] as const)('a %s that is cut is refused', async (format) => {
  const whole = await noisy(320, 240).toFormat(format).toBuffer();
  for (const part of [0.2, 0.5, 0.9])
    expect(await faultOf(whole.subarray(0, whole.length * part))).toBe('picture_broken');
});

test('data after a picture is dropped', async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const) {
    const sent = Buffer.concat([await plain(80, 80).toFormat(format).toBuffer(), text('<script>alert(1)</script>')]);
    expect(Buffer.from((await prepareAvatar(sent)).bytes).includes('alert')).toBe(false);
  }
});

test('an avatar is the requested square, 512 pixels at most, and can be resized', async () => {
  const half = { input: await plain(400, 800, '#0000ff').png().toBuffer(), left: 400, top: 0 };
  const both = await plain(800, 800, '#ff0000').composite([half]).png().toBuffer();
  const { bytes } = await prepareAvatar(both);
  const left = await cropAvatar({ bytes, x: 0, y: 100, size: 100 });
  expect(await sharp(left).metadata()).toMatchObject({ format: 'webp', width: 100, height: 100 });
  const right = await cropAvatar({ bytes, x: 400, y: 0, size: 400 });
  const [red = 255, , blue = 0] = await colourOf(right);
  expect([red < 40, blue > 200]).toEqual([true, true]);
  const whole = await cropAvatar({ bytes, x: 0, y: 0, size: 800 });
  expect(await sharp(whole).metadata()).toMatchObject({ width: 512, height: 512 });
  for (const format of ['png', 'webp'] as const) {
    const rendered = await drawAvatar({ bytes: left, size: 640, format });
    expect(await sharp(rendered).metadata()).toMatchObject({ format, width: 640, height: 640 });
  }
});
