import { localized } from './localized.ts';
import type { AbilitySteps } from './content-types.ts';
import type { LocalizedText } from './localized.ts';

type Forms = [one: string, few: string, many: string];

const russianPlural = new Intl.PluralRules('ru');

function russianForm(count: number, [one, few, many]: Forms): string {
  const category = russianPlural.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}

/** A count with its noun, on one line: `counted(5, ['дом', 'дома', 'домов'], ['home', 'homes'])` is "5 домов", "5 homes". */
const counted = (count: number, ru: Forms, [one, many]: [string, string]): LocalizedText =>
  localized(`${count}\u00a0${russianForm(count, ru)}`, `${count}\u00a0${count === 1 ? one : many}`);

/** Steps of an ability that has a count on each role; 0 means that the role lacks it. */
export const countedSteps = (counts: number[], ru: Forms, en: [string, string]): AbilitySteps =>
  counts.map((count) => (count === 0 ? null : counted(count, ru, en)));

/** Steps of an ability that roles have from a tier on (1 is the lowest role). */
export const fromTier = (tier: number, roles: number): AbilitySteps =>
  Array.from({ length: roles }, (_, index) => (index + 1 >= tier ? true : null));

/** Steps of the side of a square region, blocks. */
export const squareSteps = (sides: number[]): AbilitySteps =>
  sides.map((side) =>
    localized(
      `${side}\u00a0×\u00a0${side} ${russianForm(side, ['блок', 'блока', 'блоков'])}`,
      `${side}\u00a0×\u00a0${side} blocks`,
    ),
  );

/** Steps of a bonus in percent; 0 means that the role lacks it. */
export const percentSteps = (percents: number[]): AbilitySteps =>
  percents.map((percent) => (percent === 0 ? null : localized(`+${percent}\u00a0%`, `+${percent}%`)));

/** Steps of a wait between two uses, seconds; null means that the role lacks it. */
export const waitSteps = (waits: (number | null)[]): AbilitySteps =>
  waits.map((seconds) => {
    if (seconds === null) return null;
    if (seconds === 0) return localized('без ожидания', 'no waiting');
    if (seconds === 24 * 3600) return localized('раз в сутки', 'once a day');
    if (seconds % 3600 === 0) {
      const hours = counted(seconds / 3600, ['час', 'часа', 'часов'], ['hour', 'hours']);
      return localized(`раз в ${hours.ru}`, `every ${hours.en}`);
    }
    if (seconds % 60 === 0) {
      const minutes = counted(seconds / 60, ['минуту', 'минуты', 'минут'], ['minute', 'minutes']);
      return seconds === 60
        ? localized('раз в минуту', 'once a minute')
        : localized(`раз в ${minutes.ru}`, `every ${minutes.en}`);
    }
    const plain = counted(seconds, ['секунду', 'секунды', 'секунд'], ['second', 'seconds']);
    return localized(`раз в ${plain.ru}`, `every ${plain.en}`);
  });
