import { randomBytes } from 'node:crypto';

const NAME = /^[0-9a-f]{32}-\d{1,5}\.(avif|jpg|png|webp)$/;

const FILE_TYPES = { avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
type Ending = keyof typeof FILE_TYPES;

/** Whether a file of ours can have this name: no other is ever looked for. */
export const isFileName = (name: string): boolean => NAME.test(name);

/** A name that nobody can guess and no other file ever had, for what is so many pixels wide. */
export const newFileName = (width: number, ending: Ending): string =>
  `${randomBytes(16).toString('hex')}-${width}.${ending}`;

/** Media type of a file by its name. */
export const fileType = (name: string): string => FILE_TYPES[name.slice(name.lastIndexOf('.') + 1) as Ending];
