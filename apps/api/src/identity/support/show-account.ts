import { formatMoney } from '@hoshikraft/shared';
import { deviceName } from '@hoshikraft/shared/device-name';
import { getByNickname } from '../../community/players/players-repository.ts';
import { findRefusal, type Refusal } from '../../community/emails/refused-addresses-repository.ts';
import { findActiveBan } from '../../game/bans/bans-repository.ts';
import { presentAuthorization } from '../oauth/authorization.ts';
import { getSignInAccount } from '../oauth/links-repository.ts';
import { listBotFactors } from '../two-factor/bot-factors-repository.ts';
import { FACTORS } from '../two-factor/factors.ts';
import { listFactorMethods } from '../two-factor/factors-repository.ts';
import { countRecoveryCodes } from '../two-factor/recovery-codes-repository.ts';
import { findWaiver } from '../two-factor/waivers-repository.ts';
import { listLastEvents, listLastSignIns, type OperatorContext, getTopUps } from './accounts-repository.ts';

/** Entries per list, newest first. */
const LIST_LENGTH = 10;

/** Replaces control characters, so that text by players cannot forge lines on an operator's screen. */
const sanitize = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');

const formatTime = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The last email to an address that its mail server refused: when, of what kind, and the reply. */
export const formatRefusal = ({ refused_at, kind, reply }: Refusal): string =>
  `${formatTime(refused_at)}, ${kind}, ${reply}`;

const formatDevice = (userAgent: string | null, prefix: string | null): string => {
  const { browser, system } = deviceName(userAgent);
  return [browser, system, prefix].filter((part) => part !== null).join(', ') || 'from where is not known';
};

const formatList = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? `${name}: none` : [`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n');

async function showSignInMethods({ db }: OperatorContext, playerId: string): Promise<string[]> {
  const { email, methods, services } = presentAuthorization(await getSignInAccount(db, playerId, false));
  const enabled = methods.filter((one) => one.enabled).map(({ method }) => method);
  const linked = services.map(({ service, name, linkedAt }) =>
    `${service} ${sanitize(name ?? '')} since ${formatTime(new Date(linkedAt))}`.replace('  ', ' '),
  );
  const refusal = await findRefusal(db, playerId);
  return [
    // Unverified: registration does not check whether the owner can read emails at the address.
    `email: ${email ?? 'none'}`,
    ...(refusal ? [`last email was refused: ${formatRefusal(refusal)}`] : []),
    `sign-in methods: ${enabled.join(', ') || 'none'}`,
    formatList('linked services', linked),
  ];
}

async function showSecondFactors({ db, clock }: OperatorContext, playerId: string): Promise<string> {
  const bots = (await listBotFactors(db, playerId)).map(
    // The number is assigned by the messenger; anyone can choose any name.
    ({ messenger, subject, name, since }) =>
      `${messenger} ${sanitize(name)}, number ${subject}, since ${formatTime(since)}`,
  );
  const apps = (await listFactorMethods(db, playerId))
    .filter(({ factor }) => factor === FACTORS.app)
    .map(({ since }) => `authenticator app since ${formatTime(since)}`);
  const codes = await countRecoveryCodes(db, playerId);
  const factors = [...bots, ...apps];
  if (factors.length === 0) return 'two-factor sign-in: off';
  const waiver = await findWaiver(db, playerId, clock.now());
  const waived =
    waiver && `a password reset turns it off between ${formatTime(waiver.from)} and ${formatTime(waiver.until)}`;
  return formatList('two-factor sign-in', [...factors, `${codes} recovery codes left`, ...(waived ? [waived] : [])]);
}

async function showTopUps({ db }: OperatorContext, playerId: string): Promise<string> {
  const { paid, begun, last } = await getTopUps(db, playerId);
  const newest = last?.settled_at
    ? `, last ${formatMoney(last.amount, 'en')} by ${last.method} at ${formatTime(last.settled_at)}`
    : '';
  return `top-ups: ${paid}${newest}; not completed: ${begun}`;
}

export async function formatBan({ db, clock }: OperatorContext, playerId: string): Promise<string | null> {
  const ban = await findActiveBan(db, playerId, clock.now());
  if (ban === undefined) return null;
  const end = ban.unban_at === null ? 'permanently' : `until ${formatTime(ban.unban_at)}`;
  return `banned ${ban.server_id === null ? 'everywhere' : `on ${ban.server_id}`} ${end}: ${sanitize(ban.ban_reason)}`;
}

/**
 * Renders, as lines, what helps an operator to decide whether a caller owns an account; nothing in them gives access to it.
 *
 * @throws Refusal if there is no player with this nickname
 */
export async function showAccount(context: OperatorContext, nickname: string): Promise<string> {
  const { db } = context;
  const { id, login, registered_at } = await getByNickname(db, nickname);
  const signIns = (await listLastSignIns(db, id, LIST_LENGTH)).map(
    ({ created_at, last_seen_at, source, user_agent, address_prefix }) =>
      `${formatTime(created_at)} ${source}, ${formatDevice(user_agent, address_prefix)}, seen ${formatTime(last_seen_at)}`,
  );
  const events = (await listLastEvents(db, id, LIST_LENGTH)).map(
    ({ at, kind, service, user_agent, address_prefix, reason }) =>
      [
        `${formatTime(at)} ${kind}`,
        ...(service === null ? [] : [service]),
        reason === null ? formatDevice(user_agent, address_prefix) : `by an operator: ${sanitize(reason)}`,
      ].join(', '),
  );
  return [
    `${login}, id ${id}, registered ${formatTime(registered_at)}`,
    ...(await showSignInMethods(context, id)),
    await showSecondFactors(context, id),
    (await formatBan(context, id)) ?? 'not banned',
    await showTopUps(context, id),
    formatList('last sign-ins', signIns),
    formatList('last changes', events),
  ].join('\n');
}
