import { item } from '../content-types.ts';
import { localized } from '../localized.ts';
import type { KitContent } from '../content-types.ts';

export const magicRpgKits = {
  miko: [
    {
      id: 'shrine',
      name: localized('Храмовый набор', 'Shrine kit'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('bow', 'Ритуальный лук', 'Ritual bow'),
        item('spell-book', 'Книга новичка', "Novice's spell book"),
        item('mana-potion', 'Зелье маны', 'Mana potion', 4),
        item('apple', 'Яблоки', 'Apples', 32),
      ],
    },
  ],
  onmyoji: [
    {
      id: 'talismans',
      name: localized('Талисманы', 'Talismans'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('scroll', 'Свиток заклинания', 'Spell scroll', 4),
        item('amethyst', 'Самоцветы источника', 'Source gems', 16),
        item('mana-potion', 'Зелье маны', 'Mana potion', 8),
        item('boots', 'Ботинки чародея', "Mage's boots"),
      ],
    },
    {
      id: 'incense',
      name: localized('Благовония', 'Incense'),
      cooldown: { amount: 6, unit: 'hour' },
      items: [item('potion', 'Зелье исцеления', 'Potion of Healing', 3), item('apple', 'Яблоки', 'Apples', 48)],
    },
  ],
  kitsune: [
    {
      id: 'nine-tails',
      name: localized('Девять хвостов', 'Nine tails'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('sword', 'Алмазный меч с «Остротой IV»', 'Diamond sword with Sharpness IV'),
        item('diamond', 'Алмазы', 'Diamonds', 12),
        item('scroll', 'Редкий свиток заклинания', 'Rare spell scroll', 3),
        item('golden-apple', 'Золотые яблоки', 'Golden apples', 8),
      ],
    },
    {
      id: 'grimoire',
      name: localized('Гримуар', 'Grimoire'),
      cooldown: { amount: 2, unit: 'day' },
      items: [
        item('ink', 'Чернила чародея', "Mage's ink", 8),
        item('manasteel-ingot', 'Слитки манастали', 'Manasteel ingots', 24),
        item('amethyst', 'Самоцветы источника', 'Source gems', 48),
        item('key', 'Ключ от библиотеки академии', 'Academy library key', 1),
      ],
    },
  ],
  ryujin: [
    {
      id: 'dragon-palace',
      name: localized('Дворец дракона', 'Dragon palace'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item(
          'sword',
          'Алмазный меч с «Остротой V» и «Заговором огня II»',
          'Diamond sword with Sharpness V and Fire Aspect II',
        ),
        item('chestplate', 'Алмазный нагрудник с «Защитой IV»', 'Diamond chestplate with Protection IV'),
        item('diamond', 'Алмазы', 'Diamonds', 32),
        item('golden-apple', 'Зачарованные золотые яблоки', 'Enchanted golden apples', 6),
        item('key', 'Ключ от библиотеки академии', 'Academy library key', 2),
      ],
    },
    {
      id: 'tide-pearls',
      name: localized('Жемчужины прилива', 'Tide pearls'),
      cooldown: { amount: 3, unit: 'day' },
      items: [
        item('scroll', 'Легендарный свиток заклинания', 'Legendary spell scroll', 2),
        item('terrasteel-ingot', 'Слитки террастали', 'Terrasteel ingots', 8),
        item('pearl', 'Сердце моря', 'Heart of the sea', 1),
        item('elixir', 'Эликсир мудрости', 'Elixir of wisdom', 6),
      ],
    },
    {
      id: 'sea-breath',
      name: localized('Дыхание моря', 'Breath of the sea'),
      cooldown: { amount: 3, unit: 'hour' },
      items: [
        item('mana-potion', 'Зелье маны', 'Mana potion', 12),
        item('golden-apple', 'Золотые яблоки', 'Golden apples', 6),
      ],
    },
  ],
} satisfies Record<string, KitContent[]>;
