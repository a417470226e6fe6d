import { localized } from '../localized.ts';
import type { RoleContent } from '../content-types.ts';
import { technoMagicRpgKits as kits } from './kits.ts';

export const technoMagicRpgRoles: RoleContent[] = [
  {
    id: 'ronin',
    color: '#a9b6c9',
    name: localized('Ронин', 'Ronin'),
    summary: localized(
      'Странник без господина: место на сервере всегда есть, верстак всегда под рукой.',
      'A wanderer without a master: a slot on the server is always kept, a workbench is always at hand.',
    ),
    highlights: [
      localized('Вход без очереди', 'Queue priority'),
      localized('3 дома и 2 региона 48\u00a0×\u00a048', '3 homes and 2 regions of 48\u00a0×\u00a048'),
      localized('Карманный верстак', 'Pocket workbench'),
    ],
    prices: { month: 14900, three_months: 39900, forever: 99000 },
    kits: kits.ronin,
  },
  {
    id: 'shinobi',
    color: '#6fd3b2',
    name: localized('Синоби', 'Shinobi'),
    summary: localized(
      'Для тех, кто всегда в дороге: сундук Края в кармане и возврат туда, где вас настигла смерть.',
      'For those always on the road: an ender chest in your pocket and a way back to where you fell.',
    ),
    highlights: [
      localized('5 домов и 3 региона 64\u00a0×\u00a064', '5 homes and 3 regions of 64\u00a0×\u00a064'),
      localized('/back и карманный сундук Края', '/back and a pocket ender chest'),
      localized('Прогрузка 2 чанков', '2 chunks kept loaded'),
      localized('Цветной ник', 'Coloured nickname'),
    ],
    prices: { month: 29900, three_months: 79900, forever: 199000 },
    kits: kits.shinobi,
  },
  {
    id: 'samurai',
    color: '#ff8a6b',
    bestChoice: true,
    name: localized('Самурай', 'Samurai'),
    summary: localized(
      'Золотая середина: полёт над своими землями, вещи остаются после смерти, опыт копится быстрее.',
      'The golden mean: flight over your own land, items that survive death and experience that comes faster.',
    ),
    highlights: [
      localized('Полёт в своих регионах', 'Flight in your own regions'),
      localized('Вещи остаются после гибели', 'Items stay with you after death'),
      localized('8 домов и 4 региона 96\u00a0×\u00a096', '8 homes and 4 regions of 96\u00a0×\u00a096'),
      localized('Опыта на 15\u00a0% больше', '+15% XP'),
    ],
    prices: { month: 49900, three_months: 129000, forever: 349000 },
    kits: kits.samurai,
  },
  {
    id: 'shogun',
    color: '#ffcf6b',
    name: localized('Сёгун', 'Shogun'),
    summary: localized(
      'Правитель провинции: большие регионы под завод, починка снаряжения и полёт в любом мире.',
      'The ruler of a province: room for a whole factory, gear repair and flight in every world.',
    ),
    highlights: [
      localized('Полёт во всех мирах', 'Flight in every world'),
      localized('6 регионов 128\u00a0×\u00a0128', '6 regions of 128\u00a0×\u00a0128'),
      localized('Починка раз в 12 часов', 'Repair every 12 hours'),
      localized('Прогрузка 8 чанков', '8 chunks kept loaded'),
    ],
    prices: { month: 89900, three_months: 239000, forever: 599000 },
    kits: kits.shogun,
  },
  {
    id: 'kami',
    color: '#d6a6ff',
    name: localized('Ками', 'Kami'),
    summary: localized(
      'Дух этого мира: после смерти остаётся даже опыт, а за спиной кружатся лепестки.',
      'A spirit of this world: even experience survives death, and petals whirl behind your back.',
    ),
    highlights: [
      localized('20 домов и 10 регионов 192\u00a0×\u00a0192', '20 homes and 10 regions of 192\u00a0×\u00a0192'),
      localized('Вещи и опыт остаются после гибели', 'Items and experience stay with you after death'),
      localized('Опыта в полтора раза больше', '+50% XP'),
      localized('Телепорт без ожидания', 'Teleport without waiting'),
    ],
    prices: { month: 149000, three_months: 399000, forever: 999000 },
    kits: kits.kami,
  },
];
