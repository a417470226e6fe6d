import { createHash } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { Secret } from 'otpauth';
import type { AppContext } from '../../context.ts';
import { openSealed, type SealingKey, sealText } from '../../platform/database/seal.ts';
import type { Db } from '../../platform/database/types.ts';
import { findLinkCode, saveLinkCode, type LinkPurpose } from './link-codes-repository.ts';

type LinkCode = components['schemas']['LinkCode'];

const LIFETIME_MS = 10 * MINUTE_MS;
/** 40 bits are enough: a bot accepts 15 messages a minute from one person, and a code is valid for ten minutes. */
const BYTES = 5;

const keyOf = (app: AppContext): SealingKey => ({ secret: app.config.sealingSecret, purpose: 'link-codes' });

export const hashLinkCode = (typed: string): Buffer => createHash('sha256').update(typed.trim().toUpperCase()).digest();

/** Creates a code that links a bot to a player, replacing the previous one. */
export async function replaceLinkCode(app: AppContext, playerId: string, purpose: LinkPurpose): Promise<LinkCode> {
  const code = new Secret({ size: BYTES }).base32;
  const expiresAt = new Date(app.clock.now().getTime() + LIFETIME_MS);
  const sealed = sealText(keyOf(app), playerId, code);
  await saveLinkCode(app.db, playerId, { hash: hashLinkCode(code), sealed, expiresAt, purpose });
  return { code, expiresAt: expiresAt.toISOString() };
}

/** Gets the valid code for linking a factor, to show it again. */
export async function getLinkCode(app: AppContext, db: Db, playerId: string): Promise<LinkCode | null> {
  const stored = await findLinkCode(db, playerId, app.clock.now());
  if (stored === undefined) return null;
  return { code: openSealed(keyOf(app), playerId, stored.sealed), expiresAt: stored.expires_at.toISOString() };
}
