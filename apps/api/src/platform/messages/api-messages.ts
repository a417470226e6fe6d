import type { components } from '@hoshikraft/contract';
import type { Missing, RefusalReason } from '@hoshikraft/document';
import type { Period } from '@hoshikraft/shared';
import type { EmailMessages } from './letters/email-messages.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];

interface Bought {
  readonly role: string;
  readonly server: string;
  readonly period: Period;
}

/** Descriptions of entries in a player's money history. */
export interface MoneyMessages {
  readonly topUp: Readonly<Record<PaymentMethod, string>>;
  readonly bonus: string;
  readonly opening: string;
  /** A credit or debit by an operator. */
  readonly correction: string;
  readonly topUpRefund: string;
  readonly disputeWon: string;
  readonly debtPayment: string;
  readonly buy: (bought: Bought) => string;
  readonly upgrade: (bought: Bought) => string;
  readonly extend: (bought: Bought) => string;
  /** `server` is null for a ban on all servers. */
  readonly unban: (server: string | null) => string;
  readonly unbanRefund: (server: string) => string;
  readonly orderRefund: (bought: Bought) => string;
  readonly wipeRefund: (bought: Bought) => string;
  readonly gift: (bought: Bought, login: string) => string;
  /** Takes the names of the role and of both servers. */
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
  | 'inviteCodeUnknown'
  | 'captcha'
  | 'code';

/** Why a document is not saved: whole sentences, shown at the place of the error. */
interface DocumentMessages {
  readonly refused: Readonly<Record<RefusalReason, string>>;
  /** What is missing before it can be published. */
  readonly missing: Readonly<Record<Missing['what'], string>>;
  readonly wrong: Readonly<Record<DocumentFault, string>>;
}

export type DocumentFault =
  | 'slugTaken'
  | 'slugReserved'
  | 'noSuchTag'
  | 'noSuchServer'
  | 'serverHasPage'
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

/** All texts of the API in a player's language, except those of the contract's error registry. */
export interface ApiMessages {
  /** Errors of form fields (docs/product/accounts.md#fields): whole sentences. */
  readonly fields: Readonly<Record<Field, string>>;
  /** The name of the service, which is translated. */
  readonly yandex: string;
  readonly messengers: Readonly<Record<'telegram' | 'vk', string>>;
  /** A wrong code, with the tries that are left. */
  readonly codeTries: (left: number) => string;
  readonly recipientUnknown: string;
  readonly recipientBanned: string;
  /** Descriptions of entries in a player's coin history. */
  readonly coins: {
    readonly opening: string;
    readonly bonus: string;
    readonly referral: string;
    readonly sent: (login: string) => string;
    readonly received: (login: string) => string;
  };
  /** Column headings of an exported history. */
  readonly historyTable: Readonly<Record<'at' | 'what' | 'roubles' | 'balance' | 'coins' | 'coinsAfter', string>>;
  readonly coinTransfer: {
    readonly unknown: string;
    readonly oneself: string;
    readonly missing: (coins: number) => string;
    /** Takes the time from which the whole amount can be sent. */
    readonly freeAt: (when: string) => string;
    readonly tooMuch: string;
  };
  readonly ban: {
    readonly never: string;
    readonly until: (when: string) => string;
    readonly rule: (words: string, number: string) => string;
  };
  readonly joinRefused: Readonly<Record<'session' | 'server', string>>;
  readonly methods: Readonly<Record<PaymentMethod, { readonly title: string; readonly description: string }>>;
  readonly topUp: {
    readonly method: string;
    readonly amount: (min: string, max: string) => string;
    /** The description of an order that the reseller shows. */
    readonly order: (brand: string, login: string) => string;
  };
  /** Why a price is lower: takes the name of the replaced role. */
  readonly activeRole: (roleName: string) => string;
  readonly money: MoneyMessages;
  readonly documents: DocumentMessages;
  /** Replies of our bots. */
  readonly bots: {
    readonly help: (brand: string) => string;
    readonly failed: string;
    readonly link: Readonly<Record<'unknown' | 'taken' | 'on', string>>;
    readonly linked: (login: string) => string;
    /** Like `linked`, for a messenger that sends no codes. */
    readonly linkedService: (login: string) => string;
    /** An operator assigned another email to the account: asks its owner to object if this is wrong. */
    readonly mailGiven: (login: string, newEmail: string, contact: string) => string;
    /** An operator waived the second factor of the account. */
    readonly factorsWaived: (login: string, contact: string) => string;
    /** A message with a code, which states its purpose. */
    readonly code: Readonly<Record<CodePurpose, (code: string, login: string, brand: string) => string>>;
  };
  /** Texts on the preview images of shared links: the kind of page, and the title of a list page. */
  readonly share: Readonly<
    Record<'home' | 'mods' | 'news' | 'servers', { readonly label: string; readonly title: string }>
  > & {
    /** Whole hours. */
    readonly profile: { readonly label: string; readonly played: (hours: number) => string };
    readonly invite: { readonly label: string; readonly title: (login: string) => string; readonly line: string };
  };
  readonly emails: EmailMessages;
}
