import { localized } from '../localized.ts';
import type { RoleContent } from '../content-types.ts';
import { technoMagicSkyKits as kits } from './kits.ts';

export const technoMagicSkyRoles: RoleContent[] = [
  {
    id: 'tsuru',
    color: '#b8c9e6',
    name: localized('Цуру', 'Tsuru'),
    summary: localized(
      'Бумажный журавлик, который не боится высоты: остров побольше и сытость по команде.',
      'A paper crane that fears no height: a bigger island and a full stomach on command.',
    ),
    highlights: [
      localized('Вход без очереди', 'Queue priority'),
      localized('Остров 128\u00a0×\u00a0128', 'A 128\u00a0×\u00a0128 island'),
      localized('/feed раз в 10 минут', '/feed every 10 minutes'),
    ],
    prices: { month: 14900, three_months: 39900, forever: 89000 },
    kits: kits.tsuru,
  },
  {
    id: 'tengu',
    color: '#ff9d7a',
    name: localized('Тэнгу', 'Tengu'),
    summary: localized(
      'Крылатый хранитель гор: упав с острова, вы не потеряете вещи и вернётесь обратно.',
      'A winged guardian of the mountains: fall off the island and you keep your items and find your way back.',
    ),
    highlights: [
      localized('Вещи остаются после гибели', 'Items stay with you after death'),
      localized('Остров 160\u00a0×\u00a0160 на 5 жителей', 'A 160\u00a0×\u00a0160 island for 5 members'),
      localized('/back и карманный сундук Края', '/back and a pocket ender chest'),
    ],
    prices: { month: 27900, three_months: 74900, forever: 179000 },
    kits: kits.tengu,
  },
  {
    id: 'fujin',
    color: '#6fe0d2',
    bestChoice: true,
    name: localized('Фудзин', 'Fujin'),
    summary: localized(
      'Бог ветра: полёт над своим островом, где теперь поместятся и сад, и завод.',
      'The god of wind: flight over an island that now has room for a garden and a factory.',
    ),
    highlights: [
      localized('Полёт над своим островом', 'Flight over your own island'),
      localized('Остров 208\u00a0×\u00a0208 на 7 жителей', 'A 208\u00a0×\u00a0208 island for 7 members'),
      localized('Прогрузка 4 чанков', '4 chunks kept loaded'),
      localized('Опыта на 15\u00a0% больше', '+15% XP'),
    ],
    prices: { month: 44900, three_months: 119000, forever: 299000 },
    kits: kits.fujin,
  },
  {
    id: 'raijin',
    color: '#ffd75e',
    name: localized('Райдзин', 'Raijin'),
    summary: localized(
      'Бог грома: починка снаряжения, восемь чанков без сна и остров на десятерых.',
      'The god of thunder: gear repair, eight chunks that never sleep and an island for ten.',
    ),
    highlights: [
      localized('Остров 288\u00a0×\u00a0288 на 10 жителей', 'A 288\u00a0×\u00a0288 island for 10 members'),
      localized('Прогрузка 8 чанков', '8 chunks kept loaded'),
      localized('Починка раз в 12 часов', 'Repair every 12 hours'),
      localized('Шлейф за спиной', 'A trail behind your back'),
    ],
    prices: { month: 79900, three_months: 209000, forever: 529000 },
    kits: kits.raijin,
  },
  {
    id: 'amaterasu',
    color: '#ff8fb0',
    name: localized('Аматэрасу', 'Amaterasu'),
    summary: localized(
      'Богиня солнца: целый архипелаг под ногами, полёт в любом мире и опыт, который не теряется.',
      'The goddess of the sun: a whole archipelago at your feet, flight in every world and experience that is never lost.',
    ),
    highlights: [
      localized('Полёт во всех мирах', 'Flight in every world'),
      localized('Остров 400\u00a0×\u00a0400 на 16 жителей', 'A 400\u00a0×\u00a0400 island for 16 members'),
      localized('Вещи и опыт остаются после гибели', 'Items and experience stay with you after death'),
      localized('Прогрузка 14 чанков', '14 chunks kept loaded'),
    ],
    prices: { month: 129000, three_months: 339000, forever: 849000 },
    kits: kits.amaterasu,
  },
];
