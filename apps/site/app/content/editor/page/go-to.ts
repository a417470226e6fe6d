import type { Missing } from '@hoshikraft/document';
import type { Locale } from '@hoshikraft/shared';
import { fieldId } from '../fields/text-column.tsx';

/** Id of the button that unfolds what is about the document, in a narrow window. */
export const INSPECTOR_ID = 'editor-about';

/** Focuses what is about the document, in a narrow window. */
export const goToInspector = (): void => {
  const fold = document.getElementById(INSPECTOR_ID);
  fold?.scrollIntoView({ block: 'start' });
  fold?.focus({ preventScroll: true });
};

/** Focuses the title of a language. */
export const goToTitle = (locale: Locale): void => document.getElementById(fieldId(locale, 'title'))?.focus();

/** Focuses the button that restores from the trash. */
export const goToTakeOut = (): void => document.getElementById('editor-take-out')?.focus();

const bodyOf = (locale: Locale): HTMLElement | null => document.getElementById(fieldId(locale, 'body'));

const emptyAlts = (body: HTMLElement | null): HTMLInputElement[] =>
  [...(body?.querySelectorAll<HTMLInputElement>('.editor-picture [aria-required]') ?? [])].filter(
    ({ value }) => value.trim() === '',
  );

/** The field where something is missing; `shown` is the default language. */
const fieldOf = ({ what, place, locale }: Missing, nth: number, shown: Locale): HTMLElement | null | undefined => {
  if (place.startsWith('cover.')) return document.getElementById(`editor-cover-${locale}`);
  if (what === 'server') return document.getElementById('editor-server');
  if (what === 'cover') return document.getElementById('editor-cover-choose');
  if (what === 'alt') return emptyAlts(bodyOf(locale ?? shown))[nth];
  if (what === 'body') return bodyOf(locale ?? shown)?.querySelector<HTMLElement>('[contenteditable="true"]');
  return document.getElementById(fieldId(locale ?? shown, what === 'summary' ? what : 'title'));
};

/** Focuses the field where something is missing. */
export const goToMissing = (one: Missing, all: readonly Missing[], shown: Locale): void => {
  const alike = all.filter(
    ({ what, place, locale }) => what === one.what && locale === one.locale && !place.startsWith('cover.'),
  );
  const field = fieldOf(one, alike.indexOf(one), shown);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
};
