import { createHash } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import { MINUTE_MS } from '@hoshikraft/shared';
import { Secret } from 'otpauth';
import type { AppContext } from '../context.ts';
import { openSealed, type SealingKey, sealText } from '../database/seal.ts';
import type { Db } from '../database/types.ts';
import { findLinkCode, keepLinkCode, type LinkPurpose } from './link-codes-repository.ts';

type LinkCode = components['schemas']['LinkCode'];

const LIFE_MS = 10 * MINUTE_MS;
/** 40 bits: a bot hears 15 of one person's messages a minute, and a code lives ten. */
const BYTES = 5;

const keyOf = (app: AppContext): SealingKey => ({ secret: app.config.sealingSecret, purpose: 'link-codes' });

export const hashLinkCode = (typed: string): Buffer => createHash('sha256').update(typed.trim().toUpperCase()).digest();

/** A new code that links a bot to a player, in place of the one before. */
export async function newLinkCode(app: AppContext, playerId: string, purpose: LinkPurpose): Promise<LinkCode> {
  const code = new Secret({ size: BYTES }).base32;
  const expiresAt = new Date(app.clock.now().getTime() + LIFE_MS);
  const sealed = sealText(keyOf(app), playerId, code);
  await keepLinkCode(app.db, playerId, { hash: hashLinkCode(code), sealed, expiresAt, purpose });
  return { code, expiresAt: expiresAt.toISOString() };
}

/** The code of a factor that is good now, as it was shown before. */
export async function linkCodeOf(app: AppContext, db: Db, playerId: string): Promise<LinkCode | null> {
  const kept = await findLinkCode(db, playerId, app.clock.now());
  if (kept === undefined) return null;
  return { code: openSealed(keyOf(app), playerId, kept.sealed), expiresAt: kept.expires_at.toISOString() };
}
