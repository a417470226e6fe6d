/** Normalises the place in the content named by an error: `texts.ru.body.content[3]`. */
export const placeInContent = (name: string): string =>
  name
    .replace(/^body\//, '')
    .replace(/^content[./]/, '')
    .replaceAll('/', '.');

/** Whether an error concerns this field, or something within it. */
export const isAt = (place: string, field: string): boolean =>
  place === field || place.startsWith(`${field}.`) || place.startsWith(`${field}[`);

/** Number of the block of a text, from 1; undefined if the place names none. */
export const blockOf = (place: string): number | undefined => {
  const [, block] = /^texts\.\w+\.body\.content\[(\d+)\]/.exec(place) ?? [];
  return block === undefined ? undefined : Number(block) + 1;
};
