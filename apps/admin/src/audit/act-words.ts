import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';

type Act = Schemas['OperatorAct'];

/** A time as an act stores it. */
const TIME = /^\d{4}-\d\d-\d\dT/;

export const GROUPS = ['editor', 'moderator', 'admin'] as const satisfies readonly Schemas['StaffGroup'][];
export const KINDS = [
  'balance',
  'groups',
  'role',
  'appearance',
  'sessions',
  'unban',
  'email',
  'factors',
  'deletion',
  'export',
  'resend',
  'refund',
  'payment',
  'event',
  'invite',
  'sale',
  'code',
  'price',
  'best_choice',
  'game_key',
] as const satisfies readonly Act['kind'][];

/** Names of groups in words. */
export const useGroupWords = () => {
  const { t } = useLingui();
  const names: Readonly<Record<Schemas['StaffGroup'], string>> = {
    editor: t`Editor`,
    moderator: t`Moderator`,
    admin: t`Administrator`,
  };
  return {
    names,
    /** Every player is in the group `player`, which says nothing. */
    list: (groups: readonly string[]): string =>
      GROUPS.filter((group) => groups.includes(group))
        .map((group) => names[group])
        .join(', ') || t`None`,
  };
};

/** Names of a player's own pictures. */
export const usePictureWords = (): Readonly<Record<Schemas['TakeDown']['part'], string>> => {
  const { t } = useLingui();
  return { skin: t`Skin`, cape: t`Cape`, avatar: t`Avatar` };
};

/** Periods that privileges are sold for. */
export const usePeriodWords = (): Readonly<Record<Schemas['Period'], string>> => {
  const { t } = useLingui();
  return { month: t`Month`, three_months: t`3 months`, forever: t`Forever` };
};

/** Why an event of a payment needs a person. */
export const useNeedWords = (): Readonly<Record<Schemas['EventNeed'], string>> => {
  const { t } = useLingui();
  return {
    unknown_type: t`Unknown kind of event`,
    unknown_payment: t`Unknown payment`,
    mismatch: t`Another amount or currency`,
    incomplete: t`Incomplete`,
    too_much: t`More returned than was paid`,
    dispute: t`A dispute to answer`,
  };
};

/** What operators did, in words. */
export const useActWords = () => {
  const { t } = useLingui();
  const { money, dateTime, moment } = useFormats();
  const { list } = useGroupWords();
  const pictures = usePictureWords();
  const periods = usePeriodWords();
  const needs = useNeedWords();
  const states: Readonly<Record<string, string>> = {
    dead: t`Not delivered`,
    queued: t`Sent again`,
    refunded: t`Refunded`,
    active: t({ context: 'state of a ban', message: 'Active' }),
    lifted: t`Lifted`,
    none: t`None`,
    on: t`Was on`,
    forever: t`Forever`,
    making: t`Archive and an email to the player`,
    waived: t`Turned off by the next password reset`,
    valid: t({ context: 'state of a key', message: 'Valid' }),
    made: t({ context: 'state of a key', message: 'Made' }),
    rotated: t`New secret`,
    revoked: t({ context: 'state of a key', message: 'Revoked' }),
    handled: t`Dealt with`,
    applied: t`Applied`,
    ...needs,
    ...pictures,
  };
  const valueOf = (value: Act['before'], kind: Act['kind']): string => {
    if (typeof value === 'number') return money(value);
    if (typeof value !== 'string') return list(value);
    const known = states[value];
    if (known !== undefined || !TIME.test(value)) return known ?? value;
    const at = dateTime(value);
    return kind === 'role' ? t`Until ${at}` : at;
  };
  const kinds: Readonly<Record<Act['kind'], string>> = {
    balance: t`Balance`,
    groups: t`Groups`,
    invite: t`One-time link`,
    resend: t`Delivery sent again`,
    refund: t`Delivery refunded`,
    appearance: t`Picture taken down`,
    sessions: t`Sessions ended`,
    unban: t`Ban lifted`,
    email: t`Email replaced`,
    factors: t`Two-factor sign-in waived`,
    deletion: t`Deletion of the account`,
    export: t`Data requested`,
    role: t`Privilege`,
    payment: t`Top-up refunded, left of it`,
    event: t`Event of a payment`,
    sale: t`Sale`,
    code: t`Promo code`,
    price: t`Price`,
    best_choice: t`Best choice`,
    game_key: t`Key of a game server`,
  };
  /** The end of a sale or a promo code, before and after; empty for none. */
  const endsOf = ({ before, after }: Act): string => {
    if (after === '') return t`without an end`;
    const end = moment(String(after));
    return before === '' ? t`until ${end}` : `${moment(String(before))} → ${end}`;
  };
  const priceOf = (amount: string | undefined): string =>
    amount === undefined || amount === '' ? t`not sold` : money(Number(amount));
  /** A change of a price: period and price before; period, price and start after, or nothing where it was cancelled. */
  const priceChange = ({ role, subject, before, after }: Act): string => {
    const [[period, old, planned], [, changed, start]] = [[before].flat().map(String), [after].flat().map(String)];
    const what = `${role?.name ?? subject ?? ''}, ${periods[period as Schemas['Period']]}`;
    if (start !== undefined) return `${what}: ${priceOf(old)} → ${priceOf(changed)}, ${moment(start)}`;
    const cancelled = t`${priceOf(old)} from ${moment(planned ?? '')} cancelled`;
    return `${what}: ${cancelled}`;
  };
  return {
    kinds,
    change: (act: Act): string => {
      const { kind, role, before, after } = act;
      if (kind === 'price') return priceChange(act);
      if (kind === 'best_choice') return role?.name ?? String(after);
      if (kind === 'sale' || kind === 'code') return endsOf(act);
      return `${role === null ? '' : `${role.name}, `}${valueOf(before, kind)} → ${valueOf(after, kind)}`;
    },
  };
};
