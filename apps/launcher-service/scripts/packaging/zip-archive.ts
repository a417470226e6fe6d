import { crc32, deflateRawSync } from 'node:zlib';
import { PACKED_AT, type PackedFile } from './packed-file.ts';

const DEFLATED = 8;
/** Names are UTF-8. */
const UTF8 = 0x08_00;
const VERSION = 20;
const MADE_ON_UNIX = 3 << 8;

const date = ((PACKED_AT.getUTCFullYear() - 1980) << 9) | ((PACKED_AT.getUTCMonth() + 1) << 5) | PACKED_AT.getUTCDate();

interface Packed {
  name: Buffer;
  body: Buffer;
  /** What the local header and the directory say alike, from version to name length. */
  common: Buffer;
  mode: number;
}

const pack = ({ path, data, executable }: PackedFile): Packed => {
  const name = Buffer.from(path);
  const body = deflateRawSync(data, { level: 9 });
  const common = Buffer.alloc(24);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(UTF8, 2);
  common.writeUInt16LE(DEFLATED, 4);
  common.writeUInt16LE(date, 8);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(body.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(name.length, 22);
  return { name, body, common, mode: executable ? 0o100_755 : 0o100_644 };
};

const local = ({ name, body, common }: Packed): Buffer =>
  Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.alloc(2), name, body]);

const listed = ({ name, common, mode }: Packed, offset: number): Buffer => {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(MADE_ON_UNIX | VERSION);
  const rest = Buffer.alloc(16);
  rest.writeUInt32LE(mode * 0x1_00_00, 8);
  rest.writeUInt32LE(offset, 12);
  return Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, common, rest, name]);
};

/** The files as a zip, which Windows opens by itself. */
export const zipArchive = (files: readonly PackedFile[]): Buffer => {
  const packed = files.map(pack);
  const bodies = packed.map(local);
  let offset = 0;
  const directory = Buffer.concat(
    packed.map((file, place) => {
      const line = listed(file, offset);
      offset += bodies[place]?.length ?? 0;
      return line;
    }),
  );
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(packed.length, 8);
  end.writeUInt16LE(packed.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
};
