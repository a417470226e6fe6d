import { MINUTE_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { hashShortCode } from '../../platform/database/short-code.ts';

/** How long a code is valid. */
export const CODE_MS = 10 * MINUTE_MS;

export const hashCode = ({ config }: Pick<AppContext, 'config'>, sessionId: string, code: string): Buffer =>
  hashShortCode(config.sealingSecret, ['proof', sessionId], code);
