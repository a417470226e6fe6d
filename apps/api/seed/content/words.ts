/** A text in both languages of the project. */
export interface Words {
  ru: string;
  en: string;
}

export const words = (ru: string, en: string): Words => ({ ru, en });
