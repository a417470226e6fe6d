/** Arguments of an email, by its kind. */
export interface EmailArgs {
  /** The code that starts a change of email, sent to the current address. */
  mail_code_current: { login: string; code: string };
  /** The code that confirms the new address, sent to that address. */
  mail_code_new: { login: string; code: string };
  /** Sent to the old address: the new address, masked, and the token that undoes the change. */
  mail_changed: { login: string; newEmail: string; undoToken: string; byOperator: boolean } & Happening;
  /** The code of step-up authentication for an account without a password. */
  proof_code: { login: string; code: string };
  password_reset: { login: string; token: string };
  /** Notifies of an event of the account. */
  notice: { login: string; event: EventKind; service: ServiceName | null } & Happening;
  /** Says when an account will be deleted, and how to keep it. `deleteAt` is RFC 3339. */
  deletion: { login: string; deleteAt: string };
  /** Says that the archive of the player's data is ready, and until when. `until` is RFC 3339. */
  export: { login: string; until: string };
  /** Notifies of a role that another player has given. `endsAt` is RFC 3339; null for a role for ever. */
  gift: { login: string; giver: string; role: string; server: string; endsAt: string | null };
}

export type EmailKind = keyof EmailArgs;

/** When and from where an event was caused. */
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

/** Sign-in and linked services, second factors, and the password as a sign-in method. */
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

/** The texts of an email. */
export interface EmailText {
  subject: string;
  title: string;
  /** Paragraphs. */
  text: readonly string[];
  /** The label of the button; absent if the title is used or the email has no button. */
  button?: string;
  /** What to do if the reader did not cause the event. */
  stranger: string;
}

type RenderText<Kind extends EmailKind> = (args: EmailArgs[Kind], brand: string) => EmailText;

export interface EmailMessages {
  readonly greeting: (login: string) => string;
  readonly kinds: { readonly [Kind in EmailKind]: RenderText<Kind> };
  readonly facts: Readonly<Record<'when' | 'device' | 'address', string>>;
  readonly device: (browser: string | null, system: string | null) => string;
  /** Introduces the address of the button, for email clients that show no buttons. */
  readonly byHand: string;
  readonly because: (brand: string) => string;
}
