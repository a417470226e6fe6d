import type { components } from '@hoshikraft/contract';
import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../platform/database/types.ts';
import { addressPrefix } from '../../platform/http/address-prefix.ts';
import { cutUserAgent } from '../../platform/http/cut-user-agent.ts';
import { lockEmailCount } from '../../community/emails/emails-repository.ts';
import { queueEmail } from '../../community/emails/queue-email.ts';
import { findContact } from '../../community/players/contacts-repository.ts';
import type { EventKind, ServiceName } from '../../platform/messages/letters/email-messages.ts';
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

/** Where a change came from. An operation's context is one; `ip` and `userAgent` are null for changes by a bot or an operator. */
export interface EventOrigin {
  readonly app: Pick<AppContext, 'config' | 'clock'>;
  readonly ip: string | null;
  readonly userAgent: string | null;
}

interface AccountEvent {
  readonly playerId: string;
  readonly kind: EventKind;
  /** The service or factor, for kinds that have one. */
  readonly service?: ServiceName;
  /** The operator's reason: stored, but never shown to a player. */
  readonly reason?: string;
}

/** Most emails about one kind of event in an hour, and about one account in a day. */
const MAX_PER_KIND_AND_HOUR = 5;
const MAX_PER_DAY = 30;

/**
 * Whether to send an email about an event. Registration does not verify the address, so without a limit an account could
 * flood a stranger's mailbox. The first event of a kind in a day is always sent, so that an attacker cannot use up the limit
 * to hide a takeover.
 */
async function shouldNotify(trx: Trx, playerId: string, kind: EventKind, now: Date): Promise<boolean> {
  await lockEmailCount(trx, playerId);
  const since = (ms: number) => new Date(now.getTime() - ms);
  const recent = await countEvents(trx, { playerId, kind }, { hour: since(HOUR_MS), day: since(DAY_MS) });
  return recent.sameInDay === 0 || (recent.sameInHour < MAX_PER_KIND_AND_HOUR && recent.allInDay < MAX_PER_DAY);
}

/** Records an event in the history of an account, and notifies the player by email if the account has an address. */
export async function recordAccountEvent(
  trx: Trx,
  { app, ip, userAgent }: EventOrigin,
  { playerId, kind, service, reason }: AccountEvent,
): Promise<void> {
  const at = app.clock.now();
  const address = ip === null ? null : addressPrefix(ip);
  const agent = userAgent === null ? null : cutUserAgent(userAgent);
  const serviceOrNull = service ?? null;
  const isNotified = await shouldNotify(trx, playerId, kind, at);
  await addEvent(trx, {
    playerId,
    target: TARGETS[kind],
    kind,
    service: serviceOrNull,
    at,
    addressPrefix: address,
    userAgent: agent,
    reason: reason ?? null,
  });
  const { login, email, locale } = await findContact(trx, playerId);
  if (email === null || !isNotified) return;
  const details = { at: at.toISOString(), address, userAgent: agent };
  const args = { login, event: kind, service: serviceOrNull, ...details };
  await queueEmail(trx, app, { to: email, locale, kind: 'notice', args, playerId });
}
