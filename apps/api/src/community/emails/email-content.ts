import type { Locale } from '@hoshikraft/shared';

/** The content of an email, in display order. */
export interface EmailContent {
  readonly locale: Locale;
  readonly brand: string;
  readonly site: string;
  readonly greeting: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly code: string | null;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly button: { readonly label: string; readonly href: string; readonly byHand: string } | null;
  readonly stranger: string;
  readonly because: string;
}
