import { type Locale, LOCALES } from '@hoshikraft/shared';
import type { Text, Written } from '../written.ts';

type TextPart = `${Locale}.${keyof Text}`;
type OtherPart = Exclude<keyof Written, 'texts'>;

/** A part of a document that is chosen as a whole when resolving a conflict. */
export type PartId = TextPart | OtherPart;

const OTHERS: readonly OtherPart[] = ['slug', 'cover', 'tags', 'servers', 'publishAt', 'meta'];

/** In reading order. */
export const PARTS: readonly PartId[] = [
  ...LOCALES.flatMap((locale) => (['title', 'summary', 'body'] as const).map((part): PartId => `${locale}.${part}`)),
  ...OTHERS,
];

const textPart = (id: PartId): [Locale, keyof Text] | undefined => {
  const [locale, part] = id.split('.') as [string, keyof Text | undefined];
  return part === undefined ? undefined : [locale as Locale, part];
};

/** Value of this part of a document. */
export const partOf = (written: Written, id: PartId): unknown => {
  const text = textPart(id);
  return text === undefined ? written[id as OtherPart] : written.texts[text[0]][text[1]];
};

/** The document with this part replaced by that of another. */
export const withPart = (written: Written, id: PartId, from: Written): Written => {
  const text = textPart(id);
  if (text === undefined) return { ...written, [id]: from[id as OtherPart] };
  const [locale, part] = text;
  const changed = { ...written.texts[locale], [part]: from.texts[locale][part] };
  return { ...written, texts: { ...written.texts, [locale]: changed } };
};
