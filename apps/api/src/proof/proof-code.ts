import { createHmac, randomInt } from 'node:crypto';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';

/** Wrong codes after which a session needs a new one. */
export const TRIES = 5;
/** How long a code is good for. */
export const CODE_MS = 10 * MINUTE_MS;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** All that is kept of a code. A million of them are tried in no time, so the hash is keyed with what no dump holds. */
export const hashCode = ({ config }: Pick<App, 'config'>, sessionId: string, code: string): Buffer =>
  createHmac('sha256', config.sealingSecret).update(`proof:${sessionId}:${code}`).digest();
