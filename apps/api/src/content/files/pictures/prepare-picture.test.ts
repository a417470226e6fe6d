import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { animatedGif, animatedPng, animatedWebp, noisy, plain, pngBomb } from '../testing/pictures.ts';
import { preparePicture, toAvif } from './prepare-picture.ts';

const prepare = async (picture: Buffer | Promise<Buffer>) => preparePicture(await picture);
const faultOf = async (picture: Buffer | Promise<Buffer>) =>
  prepare(picture).then(
    () => 'taken',
    (error: { fault?: string }) => error.fault ?? String(error),
  );
/** Colour of the middle of the largest file, 0 to 255 each. */
async function colourOf(picture: Buffer | Promise<Buffer>): Promise<number[]> {
  const { files, width, height } = await prepare(picture);
  const middle = { left: width >> 1, top: height >> 1, width: 1, height: 1 };
  return [...(await sharp(files.at(-1)?.bytes).removeAlpha().extract(middle).raw().toBuffer())];
}
function expectNear(colour: number[], wanted: number[], within: number): void {
  wanted.forEach((value, index) => expect(Math.abs((colour[index] ?? -1) - value)).toBeLessThanOrEqual(within));
}

test.each([
  [2400, 1200, [480, 960, 1600]],
  [1600, 400, [480, 960, 1600]],
  [800, 800, [480, 800]],
  [300, 900, [300]],
  [1, 1, [1]],
])('%i × %i becomes WebP of %j pixels, and never more than it had', async (width, height, widths) => {
  const { files, ...made } = await prepare(plain(width, height).png().toBuffer());
  expect(files.map((file) => file.width)).toEqual(widths);
  for (const { bytes, width: said } of files) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: said, space: 'srgb' });
  }
  expect(made).toMatchObject({ width: widths.at(-1), height: Math.round((height * (widths.at(-1) ?? 0)) / width) });
  expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(made.placeholder.length).toBeLessThan(600);
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a still %s is taken for what it is', async (format) => {
  expectNear(await colourOf(plain(64, 48, '#3070b0').toFormat(format).toBuffer()), [0x30, 0x70, 0xb0], 12);
});

test('CMYK, 16 bits, grey and a wide gamut are converted to 8-bit sRGB', async () => {
  expectNear(
    await colourOf(plain(64, 48, '#d03030').toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()),
    [0xd0, 0x30, 0x30],
    40,
  );
  const deep = new Uint16Array(64 * 48 * 3).fill(0x8000);
  const sixteen = sharp(deep, { raw: { width: 64, height: 48, channels: 3 } })
    .toColourspace('rgb16')
    .png();
  expect((await sharp(await sixteen.toBuffer()).metadata()).depth).toBe('ushort');
  expectNear(await colourOf(sixteen.toBuffer()), [128, 128, 128], 4);
  expectNear(await colourOf(plain(64, 48, '#555').greyscale().png().toBuffer()), [0x55, 0x55, 0x55], 4);
  expectNear(await colourOf(plain(64, 48, '#b04040').withIccProfile('p3').png().toBuffer()), [0xb0, 0x40, 0x40], 8);
});

test('transparency is preserved', async () => {
  const glass = sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 255, alpha: 0.5 } },
  });
  const { files } = await prepare(glass.png().toBuffer());
  expect([...(await sharp(files[0]?.bytes).raw().toBuffer())].slice(3, 4)).toEqual([128]);
});

test('a photo is rotated upright, without its metadata', async () => {
  const photo = plain(60, 40)
    .withExif({ IFD0: { Model: 'SecretCamera' }, IFD3: { GPSLatitude: '55/1 45/1 7/1', GPSLatitudeRef: 'N' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .withMetadata({ orientation: 6 });
  const sent = await photo.jpeg().toBuffer();
  expect(sent.includes('SecretCamera')).toBe(true);
  const { width, height, files } = await prepare(sent);
  expect([width, height]).toEqual([40, 60]);
  const { exif, xmp, icc, iptc } = await sharp(files[0]?.bytes).metadata();
  expect({ exif, xmp, icc, iptc }).toEqual({});
  for (const { bytes } of files) expect(Buffer.from(bytes).includes('Secret')).toBe(false);
});

const text = (content: string) => Buffer.from(content);
test.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['nothing', 'picture_unsupported', () => Buffer.alloc(0)],
  ['a page', 'picture_unsupported', () => text('<!doctype html><script>alert(1)</script>')],
  [
    'an SVG',
    'picture_unsupported',
    () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'an SVG behind a BOM',
    'picture_unsupported',
    () => text('\uFEFF<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['a PDF', 'picture_unsupported', () => text('%PDF-1.7 ')],
  ['a TIFF', 'picture_unsupported', () => plain().tiff().toBuffer()],
  ['a GIF with a signature only', 'picture_broken', () => text('GIF89a=1;alert(1)//')],
  ['a PNG of its head alone', 'picture_broken', () => Buffer.from('89504e470d0a1a0a', 'hex')],
  ['an AVIF of its head alone', 'picture_broken', () => text('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')],
  ['an AVIF that moves', 'picture_animated', () => text('\0\0\0\x1cftypavis\0\0\0\0avifmif1miaf')],
  ['a WebP that moves', 'picture_animated', animatedWebp],
  ['a GIF that moves', 'picture_animated', animatedGif],
  ['a PNG that moves', 'picture_animated', animatedPng],
  ['just more pixels than allowed', 'picture_too_many_pixels', () => plain(4001, 4000).png().toBuffer()],
])('%s is refused as %s', async (_, fault, make) => {
  expect(await faultOf(make())).toBe(fault);
});

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a %s that is cut is refused, wherever', async (format) => {
  const whole = await noisy(320, 240).toFormat(format).toBuffer();
  for (const part of [0.2, 0.5, 0.9]) {
    expect(await faultOf(whole.subarray(0, whole.length * part))).toBe('picture_broken');
  }
});

test('data after a picture is dropped: the output contains no page and no script', async () => {
  const page = text('<script>alert(document.domain)</script>/*;alert(1)*/');
  for (const format of ['png', 'jpeg', 'gif'] as const) {
    const { files } = await prepare(Buffer.concat([await plain().toFormat(format).toBuffer(), page]));
    for (const { bytes } of files) expect(Buffer.from(bytes).includes('alert')).toBe(false);
  }
});

test('a decompression bomb of 196 megapixels uses little memory and time', async () => {
  const bomb = await pngBomb();
  expect(bomb.length).toBeLessThan(700_000);
  const [memory, time] = [process.resourceUsage().maxRSS, process.cpuUsage()];
  expect(await faultOf(bomb)).toBe('picture_too_many_pixels');
  const { user, system } = process.cpuUsage(time);
  // In KB and CPU microseconds, which do not depend on other load.
  expect(process.resourceUsage().maxRSS - memory).toBeLessThan(150 * 1024);
  expect(user + system).toBeLessThan(1_000_000);
});

test('AVIF is encoded from the largest file, in the requested widths', async () => {
  const { files } = await prepare(noisy(1000, 500).png().toBuffer());
  const made = await toAvif(Buffer.from(files.at(-1)?.bytes ?? []), [480, 1000]);
  for (const { bytes, width } of made) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', compression: 'av1', width });
  }
});
