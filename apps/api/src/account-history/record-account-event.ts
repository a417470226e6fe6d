import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import type { Trx } from '../database/types.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { cutUserAgent } from '../http/cut-user-agent.ts';
import { holdCount } from '../letters/letters-repository.ts';
import { sendLetter } from '../letters/send-letter.ts';
import { findContact } from '../players/contacts-repository.ts';
import type { EventKind, ServiceName } from '../words/letters/letter-words.ts';
import { addEvent, countEvents } from './events-repository.ts';

export type EventTarget = components['schemas']['AccountEvent']['target'];

const TARGETS: Readonly<Record<EventKind, EventTarget>> = {
  mail_set: 'mail',
  mail_changed: 'mail',
  mail_given: 'mail',
  mail_restored: 'mail',
  password_set: 'password',
  password_changed: 'password',
  password_reset: 'password',
  factor_on: '2fa',
  factor_off: '2fa',
  factors_waived: '2fa',
  recovery_codes_made: '2fa',
  recovery_code_used: '2fa',
  passkey_added: '2fa',
  passkey_removed: '2fa',
  service_linked: 'link',
  service_unlinked: 'link',
  sign_in_on: 'link',
  sign_in_off: 'link',
  new_device: 'session',
};

/** From where something was done; an operation's context is one. Null where a bot or an operator did it: neither tells. */
export interface Whence {
  readonly app: Pick<AppContext, 'config' | 'clock'>;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

interface AccountEvent {
  readonly playerId: string;
  readonly kind: EventKind;
  /** Which service or factor, where the kind has one. */
  readonly service?: ServiceName;
  /** Why an operator did it; kept, and shown to no player. */
  readonly reason?: string;
}

/** Letters about one kind of event within the hour, and about all of an account within the day. */
const MOST_ALIKE = 5;
const MOST_A_DAY = 30;

/**
 * Whether a letter is due: an address is taken on trust at registration, so that an account's owner could fill the mailbox of
 * somebody else. The first of its kind in a day is always told, or whoever has stolen an account could drown it.
 */
async function isTold(trx: Trx, playerId: string, kind: EventKind, now: Date): Promise<boolean> {
  await holdCount(trx, playerId);
  const since = (ms: number) => new Date(now.getTime() - ms);
  const before = await countEvents(trx, { playerId, kind }, { hour: since(HOUR_MS), day: since(DAY_MS) });
  return before.sameInDay === 0 || (before.sameInHour < MOST_ALIKE && before.allInDay < MOST_A_DAY);
}

/** Writes into an account's history what happened to it, and tells its owner by a letter, where they have an address. */
export async function recordAccountEvent(
  trx: Trx,
  { app, ip, userAgent }: Whence,
  { playerId, kind, service, reason }: AccountEvent,
): Promise<void> {
  const at = app.clock.now();
  const address = ip === null ? null : addressPrefix(ip);
  const agent = userAgent === null ? null : cutUserAgent(userAgent);
  const named = service ?? null;
  const told = await isTold(trx, playerId, kind, at);
  await addEvent(trx, {
    playerId,
    target: TARGETS[kind],
    kind,
    service: named,
    at,
    addressPrefix: address,
    userAgent: agent,
    reason: reason ?? null,
  });
  const { login, email, locale } = await findContact(trx, playerId);
  if (email === null || !told) return;
  const happening = { at: at.toISOString(), address, userAgent: agent };
  const args = { login, event: kind, service: named, ...happening };
  await sendLetter(trx, app, { to: email, locale, kind: 'notice', args, playerId });
}
