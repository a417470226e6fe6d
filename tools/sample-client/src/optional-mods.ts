interface Words {
  ru: string;
  en: string;
}

/** Mods that a player may switch on or off; each is one file of `size` bytes. */
export interface OptionalMod {
  id: string;
  name: Words;
  description: Words;
  enabledAtFirst: boolean;
  path: string;
  size: number;
}

export const optionalMods: readonly OptionalMod[] = [
  {
    id: 'minimap',
    name: { ru: 'Мини-карта', en: 'Minimap' },
    description: {
      ru: 'Карта окрестностей в углу экрана, с метками дома и места гибели.',
      en: 'A map of your surroundings in the corner of the screen, with marks for home and where you died.',
    },
    enabledAtFirst: true,
    path: 'mods/minimap.jar',
    size: 700_000,
  },
  {
    id: 'recipe-book',
    name: { ru: 'Книга рецептов', en: 'Recipe book' },
    description: {
      ru: 'Показывает, из чего делается предмет и на что он идёт.',
      en: 'Shows what an item is made of and what it is used for.',
    },
    enabledAtFirst: true,
    path: 'mods/recipe-book.jar',
    size: 900_000,
  },
  {
    id: 'soft-shadows',
    name: { ru: 'Мягкие тени', en: 'Soft shadows' },
    description: {
      ru: 'Тени и отражения в воде. Нужна хорошая видеокарта.',
      en: 'Shadows and reflections on water. Needs a good graphics card.',
    },
    enabledAtFirst: false,
    path: 'mods/soft-shadows.jar',
    size: 1_800_000,
  },
  {
    id: 'quiet-rain',
    name: { ru: 'Тихий дождь', en: 'Quiet rain' },
    description: {
      ru: 'Дождь вдвое тише, а гром слышен только рядом.',
      en: 'Rain at half its loudness, and thunder only when it is near.',
    },
    enabledAtFirst: false,
    path: 'mods/quiet-rain.jar',
    size: 120_000,
  },
];
