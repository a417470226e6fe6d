import type { components } from '@hoshikraft/contract';
import type { Missing, RefusalReason } from '@hoshikraft/document';
import type { Period } from '@hoshikraft/shared';
import type { LetterWords } from './letters/letter-words.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];

interface Bought {
  readonly role: string;
  readonly server: string;
  readonly period: Period;
}

/** What a line of a player's money was for. */
export interface MoneyWords {
  readonly topUp: Readonly<Record<PaymentMethod, string>>;
  readonly bonus: string;
  readonly opening: string;
  readonly buy: (bought: Bought) => string;
  readonly upgrade: (bought: Bought) => string;
  readonly extend: (bought: Bought) => string;
  /** `server` is null for a ban everywhere. */
  readonly unban: (server: string | null) => string;
  readonly unbanRefund: (server: string) => string;
  readonly orderRefund: (bought: Bought) => string;
  readonly wipeRefund: (bought: Bought) => string;
  readonly gift: (bought: Bought, login: string) => string;
  /** Names of a role and of the servers that it went between. */
  readonly roleTransfer: (role: string, from: string, to: string) => string;
}

type Field =
  | 'loginLength'
  | 'loginCharacters'
  | 'loginTaken'
  | 'emailForm'
  | 'emailTaken'
  | 'emailSame'
  | 'codeWrong'
  | 'codeOver'
  | 'passwordLength'
  | 'passwordCommon'
  | 'passwordHasLogin'
  | 'passwordsDiffer'
  | 'consentOffer'
  | 'consentPrivacy'
  | 'consentRules'
  | 'captcha'
  | 'code';

/** Why a document is not saved as it was sent: whole sentences, each beside its place. */
interface DocumentWords {
  readonly refused: Readonly<Record<RefusalReason, string>>;
  /** What it lacks to be published. */
  readonly missing: Readonly<Record<Missing['what'], string>>;
  readonly wrong: Readonly<Record<DocumentFault, string>>;
}

export type DocumentFault =
  | 'slugTaken'
  | 'slugReserved'
  | 'noSuchTag'
  | 'noSuchServer'
  | 'noSuchImage'
  | 'publishAtMissing'
  | 'publishAtPast'
  | 'publishedAlready'
  | 'publishedBefore'
  | 'publishedNever'
  | 'tagTaken'
  | 'tagTitle';

/** What a code of a bot is good for. */
export type CodePurpose = 'sign-in' | 'change';

/** Everything the API says in a player's language, but the refusals, which stand in the contract's error registry. */
export interface ApiWords {
  /** What may be wrong with a field of a form (docs/product/accounts.md#fields): whole sentences. */
  readonly fields: Readonly<Record<Field, string>>;
  /** What people call a service whose name is translated. */
  readonly yandex: string;
  readonly messengers: Readonly<Record<'telegram' | 'vk', string>>;
  readonly recipientUnknown: string;
  readonly recipientBanned: string;
  /** What a line of a player's coins was for. */
  readonly coins: {
    readonly opening: string;
    readonly bonus: string;
    readonly referral: string;
    readonly sent: (login: string) => string;
    readonly received: (login: string) => string;
  };
  /** Headings of a history that is taken along. */
  readonly historyTable: Readonly<Record<'at' | 'what' | 'roubles' | 'balance' | 'coins' | 'coinsAfter', string>>;
  readonly coinTransfer: {
    readonly unknown: string;
    readonly oneself: string;
    readonly missing: (coins: number) => string;
    /** When the whole amount could be sent. */
    readonly freeAt: (when: string) => string;
    readonly tooMuch: string;
  };
  readonly ban: { readonly never: string; readonly until: (when: string) => string };
  readonly joinRefused: Readonly<Record<'session' | 'server', string>>;
  readonly methods: Readonly<Record<PaymentMethod, { readonly title: string; readonly description: string }>>;
  readonly topUp: {
    readonly method: string;
    readonly amount: (min: string, max: string) => string;
    /** What the reseller shows of an order. */
    readonly order: (brand: string, login: string) => string;
  };
  /** Why a price is lower: the role that it replaces. */
  readonly activeRole: (roleName: string) => string;
  readonly money: MoneyWords;
  readonly documents: DocumentWords;
  /** What our bots answer where no command does. */
  readonly bots: {
    readonly help: (brand: string) => string;
    readonly failed: string;
    readonly link: Readonly<Record<'unknown' | 'taken' | 'on', string>>;
    readonly linked: (login: string) => string;
    /** The same, where no codes come by it. */
    readonly linkedService: (login: string) => string;
    /** An operator gave the account another e-mail: its owner is asked to object. */
    readonly mailGiven: (login: string, newEmail: string, contact: string) => string;
    /** An operator was told that the phone is lost. */
    readonly factorsWaived: (login: string, contact: string) => string;
    /** A code, which says what it is for. */
    readonly code: Readonly<Record<CodePurpose, (code: string, login: string, brand: string) => string>>;
  };
  /** What stands on the pictures of shared links: kind of page, and title of one that lists. */
  readonly share: Readonly<
    Record<'home' | 'mods' | 'news' | 'servers', { readonly label: string; readonly title: string }>
  > & {
    /** Whole hours. */
    readonly profile: { readonly label: string; readonly played: (hours: number) => string };
    readonly invite: { readonly label: string; readonly title: (login: string) => string; readonly line: string };
  };
  readonly letters: LetterWords;
}
