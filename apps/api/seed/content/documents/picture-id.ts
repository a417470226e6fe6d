import { uuidOf } from './uuid-of.ts';

/** Id of a sample picture by the name of its files in `seed/assets/pictures`. */
export const pictureId = (picture: string): string => uuidOf(`picture ${picture}`);
