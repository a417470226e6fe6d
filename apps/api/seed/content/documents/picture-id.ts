import { uuidOf } from './uuid-of.ts';

/** Id of a picture that the seed draws, by the name of its scene. */
export const pictureId = (picture: string): string => uuidOf(`picture ${picture}`);
