/** A text in both languages of the project. */
export interface LocalizedText {
  ru: string;
  en: string;
}

export const localized = (ru: string, en: string): LocalizedText => ({ ru, en });
