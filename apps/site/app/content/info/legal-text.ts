import type { Locale } from '@hoshikraft/shared';

export interface LegalSection {
  /** Anchor on the page, the same in every language. */
  id: string;
  title: string;
  paragraphs: readonly string[];
}

export interface LegalText {
  title: string;
  /** The day this text came into force, `YYYY-MM-DD`. */
  inForceSince: string;
  sections: readonly LegalSection[];
}

/** One text in every language of the project; `{brand}`, `{email}` and `{reseller}` are filled from the configuration. */
export type LegalTexts = Readonly<Record<Locale, LegalText>>;

export interface LegalNames {
  brand: string;
  /** Contact of the operator. */
  email: string;
  /** The reseller that receives the payments, as named in the offer. */
  reseller: string;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Fills the placeholders of a legal text with the names of this installation.
 *
 * @throws Error for a placeholder that has no name: an offer must never be shown with an unfilled placeholder
 */
export function fillLegalText(text: LegalText, names: LegalNames): LegalText {
  const values: Readonly<Record<string, string>> = { ...names };
  const fill = (words: string) =>
    words.replace(PLACEHOLDER, (_whole, name: string) => {
      const value = values[name];
      if (!value) throw new Error(`the legal text has no value for {${name}}`);
      return value;
    });
  return {
    ...text,
    sections: text.sections.map(({ id, title, paragraphs }) => ({
      id,
      title: fill(title),
      paragraphs: paragraphs.map(fill),
    })),
  };
}
