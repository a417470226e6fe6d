/** The place in the content that a refusal names, however it was written on its way: `texts.ru.body.content[3]`. */
export const placeInContent = (name: string): string =>
  name
    .replace(/^body\//, '')
    .replace(/^content[./]/, '')
    .replaceAll('/', '.');

/** Whether a refusal is about this field, or about something within it. */
export const isAt = (place: string, field: string): boolean =>
  place === field || place.startsWith(`${field}.`) || place.startsWith(`${field}[`);

/** Number of the block of a text that a place is in, counted from 1; undefined where it names none. */
export const blockOf = (place: string): number | undefined => {
  const [, block] = /^texts\.\w+\.body\.content\[(\d+)\]/.exec(place) ?? [];
  return block === undefined ? undefined : Number(block) + 1;
};
