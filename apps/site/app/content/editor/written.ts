import type { Schemas } from '@hoshikraft/api-client';
import { emptyBody, isBlankText } from '@hoshikraft/document';
import { type Locale, LOCALES } from '@hoshikraft/shared';

export type Target = Schemas['DocumentTarget'];
export type Content = Schemas['DocumentContent'];
export type Text = Schemas['DocumentText'];
export type Body = Schemas['BodyNode'];
export type Source = Schemas['DocumentSource'];
export type Image = Schemas['DocumentImage'];

/** Content in the editor: like saved content, but with an entry for each language. */
export interface Written extends Omit<Content, 'texts'> {
  texts: Record<Locale, Text>;
}

const EMPTY_TEXT: Text = { title: '', summary: '', body: emptyBody() };

/** An empty document. */
export const emptyWritten = (): Written => ({
  slug: null,
  cover: null,
  tags: [],
  servers: [],
  publishAt: null,
  texts: { ru: EMPTY_TEXT, en: EMPTY_TEXT },
  meta: { originalAuthor: null, originalUrl: null },
});

/** Converts saved content to editor content. */
export const toWritten = (content: Content): Written => ({
  ...content,
  texts: { ru: content.texts.ru ?? EMPTY_TEXT, en: content.texts.en ?? EMPTY_TEXT },
});

/** Converts editor content to saved content; an empty language is omitted. */
export const toContent = (written: Written): Content => ({
  ...written,
  texts: {
    ru: isBlankText(written.texts.ru) ? null : written.texts.ru,
    en: isBlankText(written.texts.en) ? null : written.texts.en,
  },
});

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([k, inner]) => [k, ordered(inner)]),
  );
};

/** Whether two values are deeply equal, whatever the order of their keys. */
export const saysTheSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** Whether two contents are saved as the same. */
export const isSaved = (written: Written, saved: Content | undefined): boolean =>
  saysTheSame(toContent(written), saved ?? toContent(emptyWritten()));

/** The title in a list: in the given language, else in the other. */
export const titleOf = (written: Written, locale: Locale): string =>
  [written.texts[locale], ...LOCALES.map((other) => written.texts[other])].find(({ title }) => title.trim() !== '')
    ?.title ?? '';
