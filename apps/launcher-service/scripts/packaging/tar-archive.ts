import { gzipSync } from 'node:zlib';
import { PACKED_AT, type PackedFile } from './packed-file.ts';

const BLOCK = 512;
/** Names longer than this need another header; ours are far shorter. */
const NAME_LIMIT = 100;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

const header = ({ path, data, executable }: PackedFile): Buffer => {
  if (Buffer.byteLength(path) > NAME_LIMIT) throw new Error(`Too long a name for the archive: ${path}`);
  const block = Buffer.alloc(BLOCK);
  block.write(path, 0);
  block.write(octal(executable ? 0o755 : 0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(data.length, 12), 124);
  block.write(octal(PACKED_AT.getTime() / 1000, 12), 136);
  block.write('        ', 148);
  block.write('0', 156);
  block.write('ustar\0' + '00', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
};

/** The files as a gzipped tar, which keeps who may be run. */
export const tarArchive = (files: readonly PackedFile[]): Buffer => {
  const parts = files.flatMap((file) => [
    header(file),
    file.data,
    Buffer.alloc((BLOCK - (file.data.length % BLOCK)) % BLOCK),
  ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(BLOCK * 2)]), { level: 9 });
};
