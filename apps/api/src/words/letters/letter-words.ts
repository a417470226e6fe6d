/** What is put into a letter, by its kind. */
export interface LetterArgs {
  /** The code that lets a change of mail begin, to the address of now. */
  mail_code_current: { login: string; code: string };
  /** The code that proves the new address, to that one. */
  mail_code_new: { login: string; code: string };
  /** To the old address: the new one masked, and the token that takes the change back. */
  mail_changed: { login: string; newEmail: string; undoToken: string; byOperator: boolean } & Happening;
  /** A fresh proof of who calls, where an account has no password. */
  proof_code: { login: string; code: string };
  password_reset: { login: string; token: string };
  /** What happened to an account, told after it happened. */
  notice: { login: string; event: EventKind; service: ServiceName | null } & Happening;
}

export type LetterKind = keyof LetterArgs;

/** When and from where something was done. */
export interface Happening {
  /** RFC 3339. */
  at: string;
  address: string | null;
  userAgent: string | null;
}

export type EventKind =
  | 'mail_set'
  | 'mail_changed'
  | 'mail_given'
  | 'mail_restored'
  | 'password_set'
  | 'password_changed'
  | 'password_reset'
  | 'factor_on'
  | 'factor_off'
  | 'factors_waived'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'service_linked'
  | 'service_unlinked'
  | 'sign_in_on'
  | 'sign_in_off'
  | 'new_device';

/** Services that sign in or are shown, second factors, and the password as a way to sign in. */
export type ServiceName =
  | 'telegram'
  | 'vk'
  | 'discord'
  | 'youtube'
  | 'google'
  | 'steam'
  | 'yandex'
  | 'app'
  | 'passkey'
  | 'password';

/** A letter in words: subject, heading, paragraphs, what the button says, and what to do if it was somebody else. */
export interface LetterText {
  subject: string;
  title: string;
  text: readonly string[];
  /** There where the letter has a place to go. */
  button?: string;
  /** Beneath what happened: what to do if it was not the reader. */
  stranger: string;
}

type Say<Kind extends LetterKind> = (args: LetterArgs[Kind], brand: string) => LetterText;

export interface LetterWords {
  readonly greeting: (login: string) => string;
  readonly kinds: { readonly [Kind in LetterKind]: Say<Kind> };
  readonly facts: Readonly<Record<'when' | 'device' | 'address', string>>;
  readonly device: (browser: string | null, system: string | null) => string;
  /** Under the button: its address, for those whose reader shows no buttons. */
  readonly byHand: string;
  readonly because: (brand: string) => string;
}
