import { type LocalizedText, localized } from '../localized.ts';

/** Tags that documents of each target may have, by id. */
export const tags: Record<'news' | 'mods' | 'servers', Record<string, LocalizedText>> = {
  news: {
    wipe: localized('Вайпы', 'Wipes'),
    guide: localized('Гайды', 'Guides'),
    shop: localized('Магазин', 'Store'),
    event: localized('События', 'Events'),
    interview: localized('Интервью', 'Interviews'),
    'under-the-hood': localized('Под капотом', 'Under the hood'),
    'new-mods': localized('Новые моды', 'New mods'),
    'rule-changes': localized('Правила', 'Rules'),
    launcher: localized('Лаунчер', 'Launcher'),
  },
  mods: {
    technology: localized('Техника', 'Technology'),
    magic: localized('Магия', 'Magic'),
    worldgen: localized('Миры', 'Worlds'),
    comfort: localized('Удобство', 'Quality of life'),
    storage: localized('Хранение', 'Storage'),
    mobs: localized('Существа', 'Mobs'),
    decoration: localized('Декор', 'Decoration'),
    farming: localized('Фермерство', 'Farming'),
    energy: localized('Энергия', 'Energy'),
    transport: localized('Транспорт', 'Transport'),
  },
  servers: {},
};
