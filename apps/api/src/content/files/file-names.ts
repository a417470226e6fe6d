import { randomBytes } from 'node:crypto';

const NAME = /^[0-9a-f]{32}-\d{1,5}\.(avif|jpg|png|webp)$/;

/** Archives are private: stored like pictures, served by no address of theirs. */
const ARCHIVE = /^[0-9a-f]{32}\.zip$/;

const FILE_TYPES = { avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Ending = keyof typeof FILE_TYPES;

/** Whether this is a valid name of a stored picture, which anybody with the name may see. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** Whether this is a valid name of a stored file. */
export const isStoredName = (name: string): boolean => isFileName(name) || ARCHIVE.test(name);

/** A new random name of an archive. */
export const newArchiveName = (): string => `${randomBytes(16).toString('hex')}.zip`;

/** A new random file name for a picture of this width in pixels. */
export const newFileName = (width: number, ending: Ending): string =>
  `${randomBytes(16).toString('hex')}-${width}.${ending}`;

/** Media type of a file by its name. */
export const fileType = (name: string): string => FILE_TYPES[name.slice(name.lastIndexOf('.') + 1) as Ending];
