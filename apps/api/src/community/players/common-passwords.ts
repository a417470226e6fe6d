import { readFileSync } from 'node:fs';

const list = readFileSync(new URL('../../../data/common-passwords.txt', import.meta.url), 'utf8');
const common = new Set(list.trim().split('\n'));

/** Whether a password is one of the 10,000 most common, ignoring case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase());
