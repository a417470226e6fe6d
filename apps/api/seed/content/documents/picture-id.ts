import { uuidOf } from './uuid-of.ts';

/** Id of the sample picture whose files in `seed/assets/pictures` have that name. */
export const pictureId = (picture: string): string => uuidOf(`picture ${picture}`);
