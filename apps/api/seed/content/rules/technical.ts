import { words } from '../words.ts';
import type { RuleSectionContent } from '../content-types.ts';

export const technicalRules: RuleSectionContent = {
  id: 'technical',
  title: words('Механизмы и нагрузка', 'Machines and load'),
  updatedAt: '2026-05-18T09:00:00Z',
  items: [
    {
      text: words(
        'Запрещено намеренно снижать TPS сервера, в том числе массовым спавном существ и выбросом предметов.',
        "Lowering the server's TPS on purpose is forbidden, including by mass spawning or dropping items.",
      ),
      punishment: words('Бан от 7 дней до вечного', 'A ban from 7 days to permanent'),
    },
    {
      text: words(
        'Фермы должны отключаться, когда вас нет рядом. Бесконечные контуры без выключателя запрещены.',
        'Farms must switch off when you are away. Endless loops without a switch are forbidden.',
      ),
      punishment: words('Отключение механизма, повторно — снос', 'The machine is switched off, then torn down'),
    },
    {
      text: words(
        'На один чанк допускается не более 64 существ и 32 работающих механизмов добычи.',
        'One chunk may hold no more than 64 creatures and 32 working mining machines.',
      ),
      punishment: words('Удаление лишнего', 'The excess is removed'),
    },
    {
      text: words(
        'Карьеры и буры ставятся только в шахтёрском мире или мире ресурсов, если он есть на сервере.',
        'Quarries and large drills belong in the mining or resource world where the server has one.',
      ),
      punishment: words('Снос без возврата', 'Torn down without compensation'),
    },
    {
      text: words(
        'Обходить отключение за бездействие потоками воды, макросами и вагонетками запрещено.',
        'Dodging the idle kick with water streams, macros or minecarts is forbidden.',
      ),
      punishment: words('Кик, повторно — бан на 1 день', 'A kick, then a 1-day ban'),
    },
    {
      text: words(
        'Взрывчатка и реакторы разрешены на своей территории. За ущерб соседям отвечает владелец.',
        'Explosives and reactors are allowed on your own land. Their owner answers for the damage to neighbours.',
      ),
      punishment: words(
        'Возмещение ущерба, при умысле — бан на 14 дней',
        'The damage is made good; if it was deliberate, a 14-day ban',
      ),
    },
  ],
};
