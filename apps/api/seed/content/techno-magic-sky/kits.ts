import { item } from '../content-types.ts';
import { localized } from '../localized.ts';
import type { KitContent } from '../content-types.ts';

export const technoMagicSkyKits = {
  tsuru: [
    {
      id: 'first-island',
      name: localized('Первый остров', 'First island'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('grass-block', 'Блоки дёрна', 'Grass blocks', 64),
        item('apple', 'Яблоки', 'Apples', 16),
        item('axe', 'Железный топор', 'Iron axe'),
        item('gold-ingot', 'Золотые слитки', 'Gold ingots', 4),
      ],
    },
  ],
  tengu: [
    {
      id: 'mountain',
      name: localized('Горная тропа', 'Mountain path'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('pickaxe', 'Железная кирка с «Эффективностью III»', 'Iron pickaxe with Efficiency III'),
        item('boots', 'Ботинки с «Невесомостью IV»', 'Boots with Feather Falling IV'),
        item('grass-block', 'Блоки дёрна', 'Grass blocks', 128),
        item('mana-potion', 'Зелье плавного падения', 'Potion of Slow Falling', 3),
      ],
    },
    {
      id: 'sieve',
      name: localized('Просев', 'Sifting'),
      cooldown: { amount: 6, unit: 'hour' },
      items: [item('gravel', 'Гравий', 'Gravel', 128), item('flint', 'Камешки', 'Pebbles', 64)],
    },
  ],
  fujin: [
    {
      id: 'wind-bag',
      name: localized('Мешок ветров', 'Bag of winds'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('sword', 'Алмазный меч с «Остротой III»', 'Diamond sword with Sharpness III'),
        item('diamond', 'Алмазы', 'Diamonds', 8),
        item('elixir', 'Зелье прыгучести', 'Potion of Leaping', 4),
        item('chest', 'Сундуки', 'Chests', 8),
      ],
    },
    {
      id: 'garden',
      name: localized('Сад', 'Garden'),
      cooldown: { amount: 12, unit: 'hour' },
      items: [
        item('seeds', 'Семена инферия', 'Inferium seeds', 4),
        item('soil', 'Плодородная земля', 'Rich soil', 32),
        item('essence', 'Эссенция инферия', 'Inferium essence', 32),
      ],
    },
  ],
  raijin: [
    {
      id: 'thunder-drum',
      name: localized('Барабан грома', 'Thunder drum'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('drill', 'Алмазный бур', 'Diamond drill'),
        item('chestplate', 'Алмазный нагрудник с «Защитой IV»', 'Diamond chestplate with Protection IV'),
        item('electrum-ingot', 'Слитки электрума', 'Electrum ingots', 32),
        item('diamond', 'Алмазы', 'Diamonds', 16),
      ],
    },
    {
      id: 'starlight',
      name: localized('Звёздный свет', 'Starlight'),
      cooldown: { amount: 2, unit: 'day' },
      items: [
        item('shard', 'Аквамарины', 'Aquamarines', 24),
        item('starmetal-ingot', 'Слитки звёздного металла', 'Starmetal ingots', 12),
        item('spell-book', 'Звёздный атлас', 'Star atlas', 1),
      ],
    },
  ],
  amaterasu: [
    {
      id: 'sunrise',
      name: localized('Восход', 'Sunrise'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('sword', 'Алмазный меч с «Остротой V»', 'Diamond sword with Sharpness V'),
        item('diamond', 'Алмазы', 'Diamonds', 32),
        item('golden-apple', 'Зачарованные золотые яблоки', 'Enchanted golden apples', 6),
        item('key', 'Ключ от небесного рынка', 'Sky market key', 2),
      ],
    },
    {
      id: 'archipelago',
      name: localized('Архипелаг', 'Archipelago'),
      cooldown: { amount: 3, unit: 'day' },
      items: [
        item('grass-block', 'Блоки дёрна', 'Grass blocks', 640),
        item('terrasteel-ingot', 'Слитки террастали', 'Terrasteel ingots', 8),
        item('essence', 'Эссенция супремия', 'Supremium essence', 8),
        item('diamond-chest', 'Алмазный сундук', 'Diamond chest', 4),
      ],
    },
    {
      id: 'daylight',
      name: localized('Дневной свет', 'Daylight'),
      cooldown: { amount: 4, unit: 'hour' },
      items: [
        item('golden-apple', 'Золотые яблоки', 'Golden apples', 8),
        item('potion', 'Зелье регенерации', 'Potion of Regeneration', 3),
      ],
    },
  ],
} satisfies Record<string, KitContent[]>;
