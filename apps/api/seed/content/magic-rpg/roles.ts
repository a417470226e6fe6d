import { localized } from '../localized.ts';
import type { RoleContent } from '../content-types.ts';
import { magicRpgKits as kits } from './kits.ts';

export const magicRpgRoles: RoleContent[] = [
  {
    id: 'miko',
    color: '#ffc2d6',
    name: localized('Мико', 'Miko'),
    summary: localized(
      'Служительница храма: ник своего цвета, место без очереди и первый предмет, который невозможно потерять.',
      "A shrine maiden: a nickname in your own colour, no queue and a first item you can't lose.",
    ),
    highlights: [
      localized('Вход без очереди и цветной ник', 'Queue priority and a coloured nickname'),
      localized('3 дома и 2 региона 48\u00a0×\u00a048', '3 homes and 2 regions of 48\u00a0×\u00a048'),
      localized('Привязка 1 предмета', '1 soulbound item'),
    ],
    prices: { month: 19900, three_months: 52900, forever: 129000 },
    kits: kits.miko,
  },
  {
    id: 'onmyoji',
    color: '#8fb4ff',
    name: localized('Оммёдзи', 'Onmyoji'),
    summary: localized(
      'Заклинатель духов: исцеление словом, возвращение с того света и больше заданий гильдии.',
      'A master of spirits: healing by word, a way back from the other side and more guild quests.',
    ),
    highlights: [
      localized('Исцеление раз в 30 минут', 'Heal every 30 minutes'),
      localized('6 домов и 3 региона 80\u00a0×\u00a080', '6 homes and 3 regions of 80\u00a0×\u00a080'),
      localized('5 заданий гильдии в день', '5 guild quests a day'),
      localized('/back и карманный сундук Края', '/back and a pocket ender chest'),
    ],
    prices: { month: 44900, three_months: 119000, forever: 299000 },
    kits: kits.onmyoji,
  },
  {
    id: 'kitsune',
    color: '#ffab5e',
    bestChoice: true,
    name: localized('Кицунэ', 'Kitsune'),
    summary: localized(
      'Лиса-оборотень: полёт над своими землями, вещи остаются при вас, за спиной лисьи огоньки.',
      'The shape-shifting fox: flight over your own land, items that stay with you and foxfire behind your back.',
    ),
    highlights: [
      localized('Полёт в своих регионах', 'Flight in your own regions'),
      localized('Вещи остаются после гибели', 'Items stay with you after death'),
      localized('Опыта на 25\u00a0% больше', '+25% XP'),
      localized('10 домов и 5 регионов 128\u00a0×\u00a0128', '10 homes and 5 regions of 128\u00a0×\u00a0128'),
    ],
    prices: { month: 89900, three_months: 239000, forever: 599000 },
    kits: kits.kitsune,
  },
  {
    id: 'ryujin',
    color: '#5fd9c9',
    name: localized('Рюдзин', 'Ryujin'),
    summary: localized(
      'Морской дракон: восемь привязанных реликвий, полёт без границ и починка каждые шесть часов.',
      'The dragon of the sea: eight soulbound relics, flight without borders and repair every six hours.',
    ),
    highlights: [
      localized('Полёт во всех мирах', 'Flight in every world'),
      localized('Привязка 8 предметов', '8 soulbound items'),
      localized('Вещи и опыт остаются после гибели', 'Items and experience stay with you after death'),
      localized('20 домов и 8 регионов 208\u00a0×\u00a0208', '20 homes and 8 regions of 208\u00a0×\u00a0208'),
    ],
    prices: { month: 199000, three_months: 529000, forever: 1299000 },
    kits: kits.ryujin,
  },
];
