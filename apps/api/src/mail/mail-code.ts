import { MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { hashShortCode } from '../database/short-code.ts';

/** How long a code is good for. */
export const CODE_MS = 10 * MINUTE_MS;

/** What a code is good for: nothing else takes it, whoever it was told to. */
export interface CodeUse {
  readonly playerId: string;
  readonly stage: 'current' | 'new';
  /** The address it went to. */
  readonly email: string;
}

export const hashCode = (
  { config }: Pick<AppContext, 'config'>,
  { playerId, stage, email }: CodeUse,
  code: string,
): Buffer => hashShortCode(config.sealingSecret, ['mail', stage, playerId, email], code);
