import { MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { hashShortCode } from '../../platform/database/short-code.ts';

/** How long a code is valid. */
export const CODE_MS = 10 * MINUTE_MS;

/** What a code is valid for. It is part of the hash, so the code works for nothing else. */
export interface CodeScope {
  readonly playerId: string;
  readonly stage: 'current' | 'new';
  /** The address it was sent to. */
  readonly email: string;
}

export const hashCode = (
  { config }: Pick<AppContext, 'config'>,
  { playerId, stage, email }: CodeScope,
  code: string,
): Buffer => hashShortCode(config.sealingSecret, ['mail', stage, playerId, email], code);
