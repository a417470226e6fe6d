/** A step down into JSON: the name of a property, or the number of an item. */
export type Step = string | number;

const PLAIN_NAME = /^[A-Za-z][\w-]{0,31}$/;

const written = (step: Step): string => {
  if (typeof step === 'number') return `[${step}]`;
  return PLAIN_NAME.test(step) ? `.${step}` : `[${JSON.stringify(step.toWellFormed().slice(0, 32))}]`;
};

/** Formats the path of a value for messages: `texts.ru.body.content[3].attrs.level`; unknown names in quotes. */
export const placeOf = (steps: readonly Step[]): string => steps.map(written).join('').replace(/^\./, '');
