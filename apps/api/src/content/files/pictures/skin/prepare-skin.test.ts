import { crc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { slimSkin, plainLook } from '../../../../community/appearance/testing/look-files.ts';
import { animatedPng, animatedWebp, noisy, plain, pngBomb } from '../../testing/pictures.ts';
import { prepareCape, prepareSkin } from './prepare-skin.ts';

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error: { fault?: string }) => error.fault ?? String(error),
  );

test.each([
  [64, 64],
  [64, 32],
  [128, 128],
  [128, 64],
  [192, 192],
  [512, 512],
  [512, 256],
])('a skin of %i × %i is accepted, pixel by pixel', async (width, height) => {
  const sent = await noisy(width, height).png().toBuffer();
  const made = await prepareSkin(sent);
  expect(made).toMatchObject({ width, model: 'classic' });
  expect(await sharp(made.bytes).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: true });
  const pixels = (picture: Uint8Array) => sharp(picture).ensureAlpha().raw().toBuffer();
  expect((await pixels(made.bytes)).equals(await pixels(sent))).toBe(true);
});

test.each([64, 32])('the base layer of a skin of 64 × %i is opaque, its outer layer stays', async (height) => {
  const empty = sharp({ create: { width: 64, height, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } });
  const { bytes } = await prepareSkin(await empty.png().toBuffer());
  const rgba = await sharp(bytes).ensureAlpha().raw().toBuffer();
  const alpha = (x: number, y: number) => rgba[(y * 64 + x) * 4 + 3];
  // Face, body and right arm; the hat.
  expect([alpha(8, 8), alpha(20, 20), alpha(44, 20), alpha(40, 8)]).toEqual([255, 255, 255, 0]);
  // Left arm of a square skin, and its sleeve.
  if (height === 64) expect([alpha(36, 52), alpha(52, 52)]).toEqual([255, 0]);
});

test('the arm width is detected from the picture, in HD too', async () => {
  expect((await prepareSkin(await slimSkin('#804020'))).model).toBe('slim');
  expect((await prepareSkin(await slimSkin('#804020', 256))).model).toBe('slim');
  expect((await prepareSkin(await plainLook('#804020').toBuffer())).model).toBe('classic');
});

test.each([
  [64, 32],
  [128, 64],
  [512, 256],
])('a cape of %i × %i is accepted', async (width, height) => {
  const { bytes } = await prepareCape(await plainLook('#123456', width, height).toBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
});

const text = (content: string) => Buffer.from(content);
const png = (width: number, height: number) => plain(width, height).png().toBuffer();
test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['nothing', 'look_no_png', () => Buffer.alloc(0)],
  ['a page', 'look_no_png', () => text('<!doctype html><script>alert(1)</script>')],
  ['an SVG', 'look_no_png', () => text('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')],
  ['a JPEG', 'look_no_png', () => plain(64, 64).jpeg().toBuffer()],
  ['a WebP', 'look_no_png', () => plain(64, 64).webp().toBuffer()],
  ['a WebP that moves', 'look_no_png', animatedWebp],
  ['a PNG that moves', 'look_animated', animatedPng],
  ['a PNG of its head alone', 'picture_broken', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['63 × 64', 'skin_size', () => png(63, 64)],
  ['64 × 48', 'skin_size', () => png(64, 48)],
  ['32 × 32', 'skin_size', () => png(32, 32)],
  ['96 × 96', 'skin_size', () => png(96, 96)],
  ['576 × 576', 'skin_size', () => png(576, 576)],
  ['a photo', 'skin_size', () => png(1200, 800)],
])('%s is refused for a skin as %s', async (_, fault, make) => {
  expect(await faultOf(prepareSkin(await make()))).toBe(fault);
});

test.each([
  [64, 64],
  [32, 16],
  [96, 48],
  [576, 288],
])('%i × %i is refused for a cape, with its size', async (width, height) => {
  await expect(prepareCape(await png(width, height))).rejects.toMatchObject({
    fault: 'cape_size',
    values: { size: `${width} × ${height}` },
  });
});

test('a skin file truncated at any position is refused', async () => {
  const whole = await noisy(512, 512).png().toBuffer();
  for (const part of [0.2, 0.5, 0.9]) {
    expect(await faultOf(prepareSkin(whole.subarray(0, whole.length * part)))).toBe('picture_broken');
  }
});

test('16 bits and grey are converted to 8-bit RGBA without metadata', async () => {
  const deep = sharp(new Uint16Array(64 * 64 * 3).fill(0x8000), { raw: { width: 64, height: 64, channels: 3 } });
  const grey = plain(64, 64, '#808080').greyscale();
  const told = plain(64, 64, '#808080').withExif({ IFD0: { Model: 'SecretCamera' } });
  for (const picture of [deep.toColourspace('rgb16'), grey, told]) {
    const { bytes } = await prepareSkin(await picture.png().toBuffer());
    const metadata = await sharp(bytes).metadata();
    expect(metadata).toMatchObject({ depth: 'uchar', channels: 4, space: 'srgb' });
    expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
    const [red = 0, , , alpha] = await sharp(bytes).raw().toBuffer();
    expect([Math.abs(red - 128) <= 1, alpha]).toEqual([true, 255]);
    expect(Buffer.from(bytes).includes('Secret')).toBe(false);
  }
});

test('data inside or after a skin is dropped', async () => {
  const whole = await plainLook('#405060').toBuffer();
  const said = text('tEXtComment\0<script>alert(1)</script>');
  const chunk = Buffer.concat([Buffer.alloc(4), said, Buffer.alloc(4)]);
  chunk.writeUInt32BE(said.length - 4, 0);
  chunk.writeUInt32BE(crc32(said), chunk.length - 4);
  // After the header, which ends at byte 33.
  const inside = Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)]);
  for (const hostile of [inside, Buffer.concat([whole, text('<script>alert(1)</script>PK\u0003\u0004')])]) {
    const { bytes } = await prepareSkin(hostile);
    expect(Buffer.from(bytes).includes('alert')).toBe(false);
  }
});

test('a decompression bomb of 196 megapixels is refused before it is decoded', async () => {
  const bomb = await pngBomb();
  const time = process.cpuUsage();
  expect([await faultOf(prepareSkin(bomb)), await faultOf(prepareCape(bomb))]).toEqual([
    'picture_too_many_pixels',
    'picture_too_many_pixels',
  ]);
  const { user, system } = process.cpuUsage(time);
  expect(user + system).toBeLessThan(1_000_000);
});
