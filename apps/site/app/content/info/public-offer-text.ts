import type { LegalTexts } from './legal-text.ts';
import { publicOfferTextEn } from './public-offer-text-en.ts';
import { publicOfferTextRu } from './public-offer-text-ru.ts';

export const publicOfferText: LegalTexts = { ru: publicOfferTextRu, en: publicOfferTextEn };
