import { deviceName } from '@hoshikraft/shared/device-name';
import { heaviestBan } from '../bans/bans-repository.ts';
import { presentAuthorization } from '../oauth/authorization.ts';
import { signInAccount } from '../oauth/links-repository.ts';
import { botFactorsOf } from '../two-factor/bot-factors-repository.ts';
import { FACTORS } from '../two-factor/factors.ts';
import { methodsOf } from '../two-factor/factors-repository.ts';
import { countRecoveryCodes } from '../two-factor/recovery-codes-repository.ts';
import { waiverOf } from '../two-factor/waivers-repository.ts';
import { findAccount, lastEvents, lastSignIns, type Office, topUpsOf } from './accounts-repository.ts';

/** Of each list, the newest. */
const MOST = 10;

/** What others wrote, so that it draws no lines of its own on an operator's screen. */
const plain = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');

const time = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const place = (userAgent: string | null, prefix: string | null): string => {
  const { browser, system } = deviceName(userAgent);
  return [browser, system, prefix].filter((part) => part !== null).join(', ') || 'from where is not known';
};

const list = (name: string, lines: readonly string[]): string =>
  lines.length === 0 ? `${name}: none` : [`${name}:`, ...lines.map((line) => `  ${line}`)].join('\n');

async function waysIn({ db }: Office, playerId: string): Promise<string[]> {
  const { email, methods, services } = presentAuthorization(await signInAccount(db, playerId, false));
  const enabled = methods.filter((one) => one.enabled).map(({ method }) => method);
  const linked = services.map(({ service, name, linkedAt }) =>
    `${service} ${plain(name ?? '')} since ${time(new Date(linkedAt))}`.replace('  ', ' '),
  );
  return [
    // Nothing tells whether its owner ever read a letter there: an address is taken on trust at registration.
    `e-mail: ${email ?? 'none'}`,
    `signs in by: ${enabled.join(', ') || 'nothing'}`,
    list('linked services', linked),
  ];
}

async function secondFactors({ db, clock }: Office, playerId: string): Promise<string> {
  const bots = (await botFactorsOf(db, playerId)).map(
    // The number is the messenger's own: a name anybody can take.
    ({ messenger, subject, name, since }) => `${messenger} ${plain(name)}, number ${subject}, since ${time(since)}`,
  );
  const apps = (await methodsOf(db, playerId))
    .filter(({ factor }) => factor === FACTORS.app)
    .map(({ since }) => `authenticator app since ${time(since)}`);
  const codes = await countRecoveryCodes(db, playerId);
  const factors = [...bots, ...apps];
  if (factors.length === 0) return 'second factors: none';
  const waiver = await waiverOf(db, playerId, clock.now());
  const waived = waiver && `a new password turns them off between ${time(waiver.from)} and ${time(waiver.until)}`;
  return list('second factors', [...factors, `${codes} recovery codes left`, ...(waived ? [waived] : [])]);
}

async function money({ db }: Office, playerId: string): Promise<string> {
  const { paid, begun, last } = await topUpsOf(db, playerId);
  const newest = last?.settled_at
    ? `, the last ${(last.amount / 100).toFixed(2)} RUB by ${last.method} at ${time(last.settled_at)}`
    : '';
  return `top-ups: ${paid}${newest}; begun and not paid: ${begun}`;
}

export async function banLine({ db, clock }: Office, playerId: string): Promise<string | null> {
  const ban = await heaviestBan(db, playerId, clock.now());
  if (ban === undefined) return null;
  const end = ban.unban_at === null ? 'for ever' : `until ${time(ban.unban_at)}`;
  return `banned ${ban.server_id === null ? 'everywhere' : `on ${ban.server_id}`} ${end}: ${plain(ban.ban_reason)}`;
}

/**
 * What an operator decides by whether somebody is the owner of an account, in lines; nothing in them opens it.
 *
 * @throws Refusal where nobody has this nickname
 */
export async function showAccount(office: Office, nickname: string): Promise<string> {
  const { db } = office;
  const { id, login, registered_at } = await findAccount(db, nickname);
  const signIns = (await lastSignIns(db, id, MOST)).map(
    ({ created_at, last_seen_at, source, user_agent, address_prefix }) =>
      `${time(created_at)} ${source}, ${place(user_agent, address_prefix)}, seen ${time(last_seen_at)}`,
  );
  const events = (await lastEvents(db, id, MOST)).map(({ at, kind, service, user_agent, address_prefix, reason }) =>
    [
      `${time(at)} ${kind}`,
      ...(service === null ? [] : [service]),
      reason === null ? place(user_agent, address_prefix) : `by an operator: ${plain(reason)}`,
    ].join(', '),
  );
  return [
    `${login}, id ${id}, registered ${time(registered_at)}`,
    ...(await waysIn(office, id)),
    await secondFactors(office, id),
    (await banLine(office, id)) ?? 'not banned',
    await money(office, id),
    list('last sign-ins', signIns),
    list('last changes', events),
  ].join('\n');
}
