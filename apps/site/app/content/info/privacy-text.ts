import type { LegalTexts } from './legal-text.ts';
import { privacyTextEn } from './privacy-text-en.ts';
import { privacyTextRu } from './privacy-text-ru.ts';

export const privacyText: LegalTexts = { ru: privacyTextRu, en: privacyTextEn };
