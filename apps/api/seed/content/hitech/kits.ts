import { item } from '../content-types.ts';
import { localized } from '../localized.ts';
import type { KitContent } from '../content-types.ts';

export const hitechKits = {
  cadet: [
    {
      id: 'toolbox',
      name: localized('Ящик с инструментом', 'Toolbox'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('pickaxe', 'Железная кирка', 'Iron pickaxe'),
        item('helmet', 'Каска строителя', 'Hard hat'),
        item('apple', 'Яблоки', 'Apples', 32),
        item('chest', 'Сундуки', 'Chests', 4),
      ],
    },
  ],
  pilot: [
    {
      id: 'cockpit',
      name: localized('Кабина', 'Cockpit'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('helmet', 'Шлем пилота', 'Pilot helmet'),
        item('boots', 'Резиновые ботинки', 'Rubber boots'),
        item('bronze-ingot', 'Бронзовые слитки', 'Bronze ingots', 32),
        item('drill', 'Электробур', 'Electric drill'),
      ],
    },
    {
      id: 'coolant',
      name: localized('Охлаждение', 'Coolant'),
      cooldown: { amount: 6, unit: 'hour' },
      items: [
        item('fluid-cell', 'Ячейка с хладагентом', 'Coolant cell', 8),
        item('food', 'Консервы', 'Canned food', 24),
      ],
    },
  ],
  cyborg: [
    {
      id: 'implants',
      name: localized('Импланты', 'Implants'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('power-armour', 'Нанонагрудник', 'Nano chestplate'),
        item('drill', 'Алмазный бур', 'Diamond drill'),
        item('energy-crystal', 'Энергокристалл', 'Energy crystal', 4),
        item('elixir', 'Наностимулятор', 'Nano stimulant', 3),
      ],
    },
    {
      id: 'circuits',
      name: localized('Микросхемы', 'Circuits'),
      cooldown: { amount: 12, unit: 'hour' },
      items: [
        item('quartz', 'Заряженные кварцевые кристаллы', 'Charged certus quartz crystals', 16),
        item('gold-ingot', 'Золотые слитки', 'Gold ingots', 24),
        item('circuit', 'Заготовки плат', 'Circuit blanks', 16),
      ],
    },
  ],
  architect: [
    {
      id: 'blueprint',
      name: localized('Чертёж', 'Blueprint'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('blueprint', 'Чертёж многоблочной структуры', 'Multiblock blueprint', 2),
        item('steel-ingot', 'Слитки закалённой стали', 'Hardened steel ingots', 48),
        item('diamond-chest', 'Алмазный сундук', 'Diamond chest', 2),
        item('diamond', 'Алмазы', 'Diamonds', 16),
      ],
    },
    {
      id: 'storage-net',
      name: localized('МЭ-сеть', 'ME network'),
      cooldown: { amount: 2, unit: 'day' },
      items: [
        item('storage-cell', 'Ячейка хранения на 16k', '16k storage cell', 1),
        item('processor', 'Вычислительный процессор', 'Calculation processor', 8),
        item('interface', 'МЭ-интерфейс', 'ME interface', 2),
        item('card', 'Карта улучшения', 'Upgrade card', 4),
      ],
    },
  ],
  singularity: [
    {
      id: 'core',
      name: localized('Ядро', 'Core'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('power-armour', 'Квантовый нагрудник', 'Quantum chestplate'),
        item('energy-crystal', 'Лапотронный кристалл', 'Lapotron crystal', 4),
        item('iridium-ingot', 'Слитки иридия', 'Iridium ingots', 8),
        item('golden-apple', 'Золотые яблоки', 'Golden apples', 16),
      ],
    },
    {
      id: 'fusion',
      name: localized('Синтез', 'Fusion'),
      cooldown: { amount: 3, unit: 'day' },
      items: [
        item('draconium-ingot', 'Слитки дракония', 'Draconium ingots', 16),
        item('reactor', 'Обшивка реактора', 'Reactor casing', 64),
        item('fluid-cell', 'Ячейка с дейтерием', 'Deuterium cell', 16),
        item('key', 'Ключ от орбитального тайника', 'Orbital cache key', 2),
      ],
    },
    {
      id: 'maintenance',
      name: localized('Техобслуживание', 'Maintenance'),
      cooldown: { amount: 4, unit: 'hour' },
      items: [item('elixir', 'Наностимулятор', 'Nano stimulant', 4), item('food', 'Консервы', 'Canned food', 48)],
    },
  ],
} satisfies Record<string, KitContent[]>;
