import { getMain } from './get-main.ts';

export const mainOperations = [getMain] as const;
