import { createHmac, randomInt } from 'node:crypto';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';

/** Tries of a code after which another has to be sent. */
export const TRIES = 5;
/** How long a code is good for. */
export const CODE_MS = 10 * MINUTE_MS;

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** What a code is good for: nothing else takes it, whoever it was told to. */
export interface CodeUse {
  readonly playerId: string;
  readonly stage: 'current' | 'new';
  /** The address it went to. */
  readonly email: string;
}

/** All that is kept of a code. A million of them are tried in no time, so the hash is keyed with what no dump holds. */
export const hashCode = ({ config }: Pick<App, 'config'>, { playerId, stage, email }: CodeUse, code: string): Buffer =>
  createHmac('sha256', config.sealingSecret).update(`mail:${stage}:${playerId}:${email}:${code}`).digest();
