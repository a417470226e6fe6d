import { type Words, words } from '../words.ts';

/** Tags that documents of each target may bear, by id. */
export const tags: Record<'news' | 'mods' | 'servers', Record<string, Words>> = {
  news: {
    wipe: words('Вайпы', 'Wipes'),
    guide: words('Гайды', 'Guides'),
    shop: words('Магазин', 'Store'),
    event: words('События', 'Events'),
    interview: words('Интервью', 'Interviews'),
    'under-the-hood': words('Под капотом', 'Under the hood'),
    'new-mods': words('Новые моды', 'New mods'),
    'rule-changes': words('Правила', 'Rules'),
    launcher: words('Лаунчер', 'Launcher'),
  },
  mods: {
    technology: words('Техника', 'Technology'),
    magic: words('Магия', 'Magic'),
    worldgen: words('Миры', 'Worlds'),
    comfort: words('Удобство', 'Quality of life'),
    storage: words('Хранение', 'Storage'),
    mobs: words('Существа', 'Mobs'),
    decoration: words('Декор', 'Decoration'),
    farming: words('Фермерство', 'Farming'),
    energy: words('Энергия', 'Energy'),
    transport: words('Транспорт', 'Transport'),
  },
  servers: {},
};
