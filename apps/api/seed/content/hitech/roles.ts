import { localized } from '../localized.ts';
import type { RoleContent } from '../content-types.ts';
import { hitechKits as kits } from './kits.ts';

export const hitechRoles: RoleContent[] = [
  {
    id: 'cadet',
    color: '#9fb4c7',
    name: localized('Кадет', 'Cadet'),
    summary: localized(
      'Первый допуск в цех: вход без очереди, участок под станки и два чанка, которые не засыпают.',
      'Your first pass to the workshop: no queue, a plot for machines and two chunks that never sleep.',
    ),
    highlights: [
      localized('Вход без очереди', 'Queue priority'),
      localized('2 региона 64\u00a0×\u00a064', '2 regions of 64\u00a0×\u00a064'),
      localized('Прогрузка 2 чанков', '2 chunks kept loaded'),
    ],
    prices: { month: 16900, three_months: 44900, forever: 119000 },
    kits: kits.cadet,
  },
  {
    id: 'pilot',
    color: '#62b6ff',
    name: localized('Пилот меха', 'Mecha Pilot'),
    summary: localized(
      'За рычагами шагающей машины: вещи не теряются после аварии, ночь больше не помеха.',
      'At the controls of a walking machine: nothing is lost in a crash and the night is no obstacle.',
    ),
    highlights: [
      localized('Вещи остаются после гибели', 'Items stay with you after death'),
      localized('5 домов и 3 региона 80\u00a0×\u00a080', '5 homes and 3 regions of 80\u00a0×\u00a080'),
      localized('Ночное зрение и сундук Края', 'Night vision and ender chest'),
    ],
    prices: { month: 34900, three_months: 92900, forever: 229000 },
    kits: kits.pilot,
  },
  {
    id: 'cyborg',
    color: '#43e0c3',
    bestChoice: true,
    name: localized('Киборг', 'Cyborg'),
    summary: localized(
      'Тело и машина заодно: полёт над заводом, починка инструмента и восемь чанков в работе.',
      'Body and machine as one: flight over your factory, tool repair and eight chunks at work.',
    ),
    highlights: [
      localized('Полёт в своих регионах', 'Flight in your own regions'),
      localized('Прогрузка 8 чанков', '8 chunks kept loaded'),
      localized('9 домов и 4 региона 112\u00a0×\u00a0112', '9 homes and 4 regions of 112\u00a0×\u00a0112'),
      localized('Починка раз в сутки', 'Repair once a day'),
    ],
    prices: { month: 59900, three_months: 159000, forever: 399000 },
    kits: kits.cyborg,
  },
  {
    id: 'architect',
    color: '#ffb45c',
    name: localized('Архитектор сети', 'Net Architect'),
    summary: localized(
      'Хозяин промышленного района: полёт где угодно, полсотни лотов на рынке и шестнадцать чанков.',
      'The owner of an industrial district: flight anywhere, fifty market lots and sixteen chunks.',
    ),
    highlights: [
      localized('Полёт во всех мирах', 'Flight in every world'),
      localized('Прогрузка 16 чанков', '16 chunks kept loaded'),
      localized('6 регионов 160\u00a0×\u00a0160', '6 regions of 160\u00a0×\u00a0160'),
      localized('50 лотов на рынке', '50 market lots'),
    ],
    prices: { month: 99900, three_months: 269000, forever: 649000 },
    kits: kits.architect,
  },
  {
    id: 'singularity',
    color: '#ff7ab8',
    name: localized('Сингулярность', 'Singularity'),
    summary: localized(
      'Последняя ступень развития: 32 чанка, восемь участков размером с город и починка каждые четыре часа.',
      'The last stage of evolution: 32 chunks, eight plots the size of a town and repair every four hours.',
    ),
    highlights: [
      localized('Прогрузка 32 чанков', '32 chunks kept loaded'),
      localized('25 домов и 8 регионов 256\u00a0×\u00a0256', '25 homes and 8 regions of 256\u00a0×\u00a0256'),
      localized('Вещи и опыт остаются после гибели', 'Items and experience stay with you after death'),
      localized('Телепорт без ожидания', 'Teleport without waiting'),
    ],
    prices: { month: 169000, three_months: 449000, forever: 1099000 },
    kits: kits.singularity,
  },
];
