import { localized } from '../localized.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const technicalRules: RuleSectionContent = {
  id: 'technical',
  title: localized('Механизмы и нагрузка', 'Machines and load'),
  updatedAt: '2026-05-18T09:00:00Z',
  items: [
    {
      text: localized(
        'Запрещено намеренно снижать TPS сервера, в том числе массовым спавном существ и выбросом предметов.',
        "Lowering the server's TPS on purpose is forbidden, including by mass spawning or dropping items.",
      ),
      punishment: localized('Бан от 7 дней до вечного', 'A ban from 7 days to permanent'),
    },
    {
      text: localized(
        'Фермы должны отключаться, когда вас нет рядом. Бесконечные контуры без выключателя запрещены.',
        'Farms must switch off when you are away. Endless loops without a switch are forbidden.',
      ),
      punishment: localized('Отключение механизма, повторно — снос', 'The machine is switched off, then torn down'),
    },
    {
      text: localized(
        'На один чанк допускается не более 64 существ и 32 работающих механизмов добычи.',
        'One chunk may hold no more than 64 creatures and 32 working mining machines.',
      ),
      punishment: localized('Удаление лишнего', 'The excess is removed'),
    },
    {
      text: localized(
        'Карьеры и буры ставятся только в шахтёрском мире или мире ресурсов, если он есть на сервере.',
        'Quarries and large drills belong in the mining or resource world where the server has one.',
      ),
      punishment: localized('Снос без возврата', 'Torn down without compensation'),
    },
    {
      text: localized(
        'Обходить отключение за бездействие потоками воды, макросами и вагонетками запрещено.',
        'Dodging the idle kick with water streams, macros or minecarts is forbidden.',
      ),
      punishment: localized('Кик, повторно — бан на 1 день', 'A kick, then a 1-day ban'),
    },
    {
      text: localized(
        'Взрывчатка и реакторы разрешены на своей территории. За ущерб соседям отвечает владелец.',
        'Explosives and reactors are allowed on your own land. Their owner answers for the damage to neighbours.',
      ),
      punishment: localized(
        'Возмещение ущерба, при умысле — бан на 14 дней',
        'The damage is made good; if it was deliberate, a 14-day ban',
      ),
    },
  ],
};
