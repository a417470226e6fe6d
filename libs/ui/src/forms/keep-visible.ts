import { visible } from '@hoshikraft/shared';

/** Removes the invisible characters that came into an input with a pasted text. */
export function keepVisible(input: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart } = input;
  const seen = visible(value);
  // Assigning moves the caret to the end, even where nothing changes.
  if (seen === value) return;
  input.value = seen;
  // null where a type has no caret, such as email.
  if (selectionStart !== null) {
    const caret = visible(value.slice(0, selectionStart)).length;
    input.setSelectionRange(caret, caret);
  }
}
