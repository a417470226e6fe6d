/** Accepted formats. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const PNG_HEAD = '89504e470d0a1a0a';
const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Brands of an ISO media file: the major brand, then the compatible ones. */
function brands(bytes: Buffer): string[] {
  if (bytes.length < 16 || latin(bytes, 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const all = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) all.push(latin(bytes, at, at + 4));
  return all;
}

/** Format of a file by its first bytes; null if it is not accepted. */
export function pictureKind(bytes: Buffer): PictureKind | null {
  if (bytes.toString('hex', 0, 3) === 'ffd8ff') return 'jpeg';
  if (bytes.toString('hex', 0, 8) === PNG_HEAD) return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(latin(bytes, 0, 6))) return 'gif';
  return brands(bytes).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : null;
}

/** The decoder treats an APNG as its first frame, so look for its animation chunk before the picture data. */
function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = latin(bytes, at + 4, at + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

/** Whether a file is animated, for formats where the decoder does not report it. */
export function movesBySigns(bytes: Buffer, kind: PictureKind): boolean {
  if (kind === 'png') return isAnimatedPng(bytes);
  return kind === 'avif' && brands(bytes).includes('avis');
}
