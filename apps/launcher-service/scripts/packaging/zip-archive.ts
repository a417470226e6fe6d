import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { modeOf, PACKED_AT, type PackedFile } from './packed-file.ts';

/** Zips contain local times: the same day in every time zone. */
const PACKED_HERE = new Date(PACKED_AT.getTime() + PACKED_AT.getTimezoneOffset() * 60_000);

/** The files as a zip, which Windows opens without other programs. */
export const zipArchive = async (files: readonly PackedFile[]): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const file of files) {
    zip.addBuffer(file.data, file.path, {
      mtime: PACKED_HERE,
      mode: 0o100_000 | modeOf(file),
      compress: true,
      compressionLevel: 9,
      forceDosTimestamp: true,
    });
  }
  zip.end();
  return buffer(zip.outputStream);
};
