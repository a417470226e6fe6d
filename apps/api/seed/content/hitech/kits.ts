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
        item('food', 'Яблоки', 'Apples', 32),
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
        item('ingot', 'Бронзовые слитки', 'Bronze ingots', 32),
        item('pickaxe', 'Электробур', 'Electric drill'),
      ],
    },
    {
      id: 'coolant',
      name: localized('Охлаждение', 'Coolant'),
      cooldown: { amount: 6, unit: 'hour' },
      items: [item('potion', 'Ячейка с хладагентом', 'Coolant cell', 8), item('food', 'Консервы', 'Canned food', 24)],
    },
  ],
  cyborg: [
    {
      id: 'implants',
      name: localized('Импланты', 'Implants'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('chestplate', 'Нанонагрудник', 'Nano chestplate'),
        item('pickaxe', 'Алмазный бур', 'Diamond drill'),
        item('gem', 'Энергокристалл', 'Energy crystal', 4),
        item('potion', 'Наностимулятор', 'Nano stimulant', 3),
      ],
    },
    {
      id: 'circuits',
      name: localized('Микросхемы', 'Circuits'),
      cooldown: { amount: 12, unit: 'hour' },
      items: [
        item('gem', 'Заряженные кварцевые кристаллы', 'Charged certus quartz crystals', 16),
        item('ingot', 'Золотые слитки', 'Gold ingots', 24),
        item('block', 'Заготовки плат', 'Circuit blanks', 16),
      ],
    },
  ],
  architect: [
    {
      id: 'blueprint',
      name: localized('Чертёж', 'Blueprint'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('book', 'Чертёж многоблочной структуры', 'Multiblock blueprint', 2),
        item('ingot', 'Слитки закалённой стали', 'Hardened steel ingots', 48),
        item('chest', 'Алмазный сундук', 'Diamond chest', 2),
        item('gem', 'Алмазы', 'Diamonds', 16),
      ],
    },
    {
      id: 'storage-net',
      name: localized('МЭ-сеть', 'ME network'),
      cooldown: { amount: 2, unit: 'day' },
      items: [
        item('chest', 'Ячейка хранения на 16k', '16k storage cell', 1),
        item('gem', 'Вычислительный процессор', 'Calculation processor', 8),
        item('block', 'МЭ-интерфейс', 'ME interface', 2),
        item('key', 'Карта улучшения', 'Upgrade card', 4),
      ],
    },
  ],
  singularity: [
    {
      id: 'core',
      name: localized('Ядро', 'Core'),
      cooldown: { amount: 1, unit: 'day' },
      items: [
        item('chestplate', 'Квантовый нагрудник', 'Quantum chestplate'),
        item('gem', 'Лапотронный кристалл', 'Lapotron crystal', 4),
        item('ingot', 'Слитки иридия', 'Iridium ingots', 8),
        item('food', 'Золотые яблоки', 'Golden apples', 16),
      ],
    },
    {
      id: 'fusion',
      name: localized('Синтез', 'Fusion'),
      cooldown: { amount: 3, unit: 'day' },
      items: [
        item('ingot', 'Слитки дракония', 'Draconium ingots', 16),
        item('block', 'Обшивка реактора', 'Reactor casing', 64),
        item('potion', 'Ячейка с дейтерием', 'Deuterium cell', 16),
        item('key', 'Ключ от орбитального тайника', 'Orbital cache key', 2),
      ],
    },
    {
      id: 'maintenance',
      name: localized('Техобслуживание', 'Maintenance'),
      cooldown: { amount: 4, unit: 'hour' },
      items: [item('potion', 'Наностимулятор', 'Nano stimulant', 4), item('food', 'Консервы', 'Canned food', 48)],
    },
  ],
} satisfies Record<string, KitContent[]>;
