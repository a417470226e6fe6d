import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const technicalRules: RuleSectionContent = {
  id: 'technical',
  title: localized('Механизмы и нагрузка', 'Machines and load'),
  updatedAt: '2026-05-18T09:00:00Z',
  items: [
    {
      title: localized('Создание лагов', 'Causing lag'),
      text: localized(
        'Не снижайте TPS сервера нарочно: например, массовым спавном мобов или выбросом предметов.',
        "Don't lower the server's TPS on purpose, for example by mass spawning or dropping items.",
      ),
      punishment: localized('Бан от 7 дней до вечного', 'Ban from 7 days to permanent'),
    },
    {
      title: localized('Бесконечные фермы', 'Endless farms'),
      text: localized(
        'Фермы должны отключаться, когда вас нет рядом. Бесконечным контурам нужен выключатель.',
        "Farms must switch off when you're away. Endless loops need a switch.",
      ),
      punishment: localized('Отключение механизма, повторно — снос', 'Machine switched off; removed for a repeat'),
    },
    {
      title: localized('Лимиты на чанк', 'Chunk limits'),
      text: localized(
        'На чанк — не больше 64 мобов и 32 работающих механизмов добычи.',
        'No more than 64 mobs and 32 running mining machines per chunk.',
      ),
      punishment: localized('Удаление лишнего', 'Excess removed'),
    },
    {
      title: localized('Карьеры и буры', 'Quarries and drills'),
      text: localized(
        'Ставьте карьеры и буры в шахтёрском мире или мире ресурсов, если он есть на сервере.',
        'Place quarries and large drills in the mining or resource world if the server has one.',
      ),
      punishment: localized('Снос без возврата', 'Removed without compensation'),
    },
    {
      title: localized('Обход АФК', 'Dodging the AFK kick'),
      text: localized(
        'Не обходите отключение за АФК потоками воды, макросами и вагонетками.',
        "Don't dodge the AFK kick with water streams, macros or minecarts.",
      ),
      punishment: localized('Кик, повторно — бан на 1 день', 'Kick; 1-day ban for a repeat'),
    },
    {
      title: localized('Взрывчатка и реакторы', 'Explosives and reactors'),
      text: localized(
        'Взрывчатка и реакторы разрешены на своей территории. За ущерб соседям отвечаете вы.',
        'Explosives and reactors are fine on your own land. You answer for any damage to neighbours.',
      ),
      punishment: localized('Возмещение ущерба, при умысле — бан на 14 дней', 'Compensation; 14-day ban if deliberate'),
    },
  ],
};
