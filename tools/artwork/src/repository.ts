import { fileURLToPath } from 'node:url';

/** Path of a file of the repository. */
export const inRepository = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
