import { item } from '../content-types.ts';
import { localized } from '../localized.ts';
import type { KitContent } from '../content-types.ts';

export const technoMagicRpgKits = {
  ronin: [
    {
      id: 'road',
      name: localized('В дорогу', 'For the road'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('pickaxe', 'Железная кирка', 'Iron pickaxe'),
        item('axe', 'Железный топор', 'Iron axe'),
        item('apple', 'Яблоки', 'Apples', 32),
        item('grass-block', 'Блоки дёрна', 'Grass blocks', 64),
      ],
    },
  ],
  shinobi: [
    {
      id: 'scout',
      name: localized('Разведчик', 'Scout'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('bow', 'Лук с зачарованием «Сила II»', 'Bow with Power II'),
        item('boots', 'Золотые ботинки с «Невесомостью III»', 'Golden boots with Feather Falling III'),
        item('mana-potion', 'Зелье стремительности', 'Potion of Swiftness', 3),
        item('gold-ingot', 'Золотые слитки', 'Gold ingots', 16),
      ],
    },
    {
      id: 'ration',
      name: localized('Паёк', 'Ration'),
      cooldown: { amount: 6, unit: 'hour' },
      items: [item('apple', 'Яблоки', 'Apples', 48), item('potion', 'Зелье исцеления', 'Potion of Healing', 2)],
    },
  ],
  samurai: [
    {
      id: 'dojo',
      name: localized('Додзё', 'Dojo'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('sword', 'Алмазный меч с «Остротой III»', 'Diamond sword with Sharpness III'),
        item('chestplate', 'Алмазный нагрудник с «Защитой II»', 'Diamond chestplate with Protection II'),
        item('diamond', 'Алмазы', 'Diamonds', 8),
        item('book', 'Книга опыта', 'Experience book', 4),
      ],
    },
    {
      id: 'thaumaturge',
      name: localized('Тауматург', 'Thaumaturge'),
      cooldown: { amount: 12, unit: 'hour' },
      items: [
        item('shard', 'Осколки воздуха', 'Air shards', 8),
        item('scroll', 'Заметки исследователя', 'Research notes', 3),
        item('elixir', 'Фиал с эссенцией', 'Phial of essentia', 8),
      ],
    },
  ],
  shogun: [
    {
      id: 'garrison',
      name: localized('Гарнизон', 'Garrison'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('sword', 'Алмазный меч с «Остротой V»', 'Diamond sword with Sharpness V'),
        item('chestplate', 'Алмазный нагрудник с «Защитой IV»', 'Diamond chestplate with Protection IV'),
        item('golden-apple', 'Золотые яблоки', 'Golden apples', 12),
        item('diamond', 'Алмазы', 'Diamonds', 16),
        item('key', 'Ключ от сундука гильдии', 'Guild chest key', 1),
      ],
    },
    {
      id: 'factory',
      name: localized('Завод', 'Factory'),
      cooldown: { amount: 2, unit: 'day' },
      items: [
        item('electrum-ingot', 'Слитки электрума', 'Electrum ingots', 32),
        item('gold-chest', 'Золотой сундук', 'Gold chest', 2),
        item('quartz', 'Чистые кварцевые кристаллы', 'Pure certus quartz crystals', 32),
        item('drill', 'Шахтёрский бур', 'Mining drill'),
      ],
    },
  ],
  kami: [
    {
      id: 'offering',
      name: localized('Подношение', 'Offering'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('sword', 'Алмазный меч с «Остротой V» и «Добычей III»', 'Diamond sword with Sharpness V and Looting III'),
        item('diamond', 'Алмазы', 'Diamonds', 32),
        item('golden-apple', 'Зачарованные золотые яблоки', 'Enchanted golden apples', 8),
        item('key', 'Ключ от сундука гильдии', 'Guild chest key', 3),
      ],
    },
    {
      id: 'arcane-forge',
      name: localized('Чародейская кузница', 'Arcane forge'),
      cooldown: { amount: 3, unit: 'day' },
      items: [
        item('thaumium-ingot', 'Слитки таумия', 'Thaumium ingots', 48),
        item('manasteel-ingot', 'Слитки манастали', 'Manasteel ingots', 48),
        item('scroll', 'Заметки исследователя', 'Research notes', 12),
        item('pearl', 'Первородная жемчужина', 'Primordial pearl', 1),
      ],
    },
    {
      id: 'breath',
      name: localized('Второе дыхание', 'Second wind'),
      cooldown: { amount: 3, unit: 'hour' },
      items: [
        item('potion', 'Зелье регенерации', 'Potion of Regeneration', 4),
        item('golden-apple', 'Золотые яблоки', 'Golden apples', 8),
      ],
    },
  ],
} satisfies Record<string, KitContent[]>;
