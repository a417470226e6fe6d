import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import { modeOf, PACKED_AT, type PackedFile } from './packed-file.ts';

const BLOCK = 512;

const headerOf = (file: PackedFile): Buffer => {
  const header = new Header({
    ...{ path: file.path, mode: modeOf(file), size: file.data.length, mtime: PACKED_AT },
    ...{ type: 'File', uid: 0, gid: 0 },
  });
  const isWhole = !header.encode();
  if (!isWhole || header.block === undefined) throw new Error(`Too long a name for the archive: ${file.path}`);
  return header.block;
};

/** A gzipped tar, which preserves executable bits. @throws Error for a name that does not fit into the header */
export const tarArchive = (files: readonly PackedFile[]): Buffer => {
  const parts = files.flatMap((file) => [
    headerOf(file),
    file.data,
    Buffer.alloc((BLOCK - (file.data.length % BLOCK)) % BLOCK),
  ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(BLOCK * 2)]), { level: 9 });
};
