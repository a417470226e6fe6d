import { localized } from './localized.ts';
import type { LocalizedText } from './localized.ts';

interface AbilityContent {
  /** Name of an icon of the UI kit. */
  icon: string;
  title: LocalizedText;
  description: LocalizedText;
  command: string | null;
}

const ability = (
  icon: string,
  command: string | null,
  title: LocalizedText,
  description: LocalizedText,
): AbilityContent => ({
  icon,
  command,
  title,
  description,
});

/** Every ability that a role can give, in the order it is shown. */
export const abilities = {
  homes: ability(
    'bed',
    '/sethome',
    localized('Точки дома', 'Homes'),
    localized(
      'Запоминают место, куда можно вернуться командой /home из любого мира.',
      'Remember places you can return to with /home from any world.',
    ),
  ),
  'region-size': ability(
    'map',
    '/region',
    localized('Размер региона', 'Region size'),
    localized(
      'Сторона одного защищённого участка: внутри него никто чужой не сломает и не откроет ваше.',
      'The side of one protected plot: nobody else can break or open anything inside it.',
    ),
  ),
  regions: ability(
    'torii',
    '/region list',
    localized('Количество регионов', 'Number of regions'),
    localized(
      'Сколько защищённых участков можно держать одновременно.',
      'How many protected plots you can keep at once.',
    ),
  ),
  'island-size': ability(
    'island',
    '/island',
    localized('Размер острова', 'Island size'),
    localized(
      'Граница вашего острова. Она расширяется сразу и не сужается до конца привилегии.',
      'The border of your island. It expands at once and stays that way until the privilege ends.',
    ),
  ),
  'island-members': ability(
    'users',
    '/island invite',
    localized('Жители острова', 'Island members'),
    localized('Сколько друзей можно поселить на одном острове.', 'How many friends can live on one island with you.'),
  ),
  'chunk-loaders': ability(
    'cube',
    '/chunks',
    localized('Прогрузка чанков', 'Chunk loading'),
    localized(
      'Эти чанки работают, пока вы в сети, даже если вы далеко: механизмы не останавливаются.',
      'These chunks keep working while you are online, however far you are: machines never stop.',
    ),
  ),
  'full-server': ability(
    'door',
    null,
    localized('Вход без очереди', 'Queue priority'),
    localized(
      'Для вас держат место, даже когда сервер заполнен.',
      'A slot is kept for you even when the server is full.',
    ),
  ),
  'nick-color': ability(
    'brush',
    '/color',
    localized('Цветной ник', 'Coloured nickname'),
    localized('Цвет ника в чате и в списке игроков.', 'The colour of your nickname in chat and in the player list.'),
  ),
  'chat-prefix': ability(
    'chat',
    null,
    localized('Значок в чате', 'Chat badge'),
    localized('Название привилегии рядом с ником.', 'The name of the privilege beside your nickname.'),
  ),
  'market-lots': ability(
    'cart',
    '/market',
    localized('Лоты на рынке', 'Market lots'),
    localized('Сколько товаров можно выставить на рынок сразу.', 'How many offers you can put on the market at once.'),
  ),
  warps: ability(
    'signpost',
    '/setwarp',
    localized('Публичные варпы', 'Public warps'),
    localized(
      'Точки, в которые может попасть любой игрок: магазин, ферма, клановый зал.',
      'Places that any player can travel to: a shop, a farm, a clan hall.',
    ),
  ),
  teleport: ability(
    'portal',
    '/tpa',
    localized('Телепорт к игрокам', 'Teleport to players'),
    localized(
      'Как часто можно просить о телепорте к другому игроку.',
      'How often you can ask to teleport to another player.',
    ),
  ),
  back: ability(
    'return',
    '/back',
    localized('Возврат на место гибели', 'Return to where you died'),
    localized(
      'Переносит туда, где вы погибли или откуда телепортировались.',
      'Takes you to where you died or teleported from.',
    ),
  ),
  workbench: ability(
    'hammer',
    '/workbench',
    localized('Карманный верстак', 'Pocket workbench'),
    localized('Открывает верстак в любом месте.', 'Opens a workbench anywhere.'),
  ),
  'ender-chest': ability(
    'chest',
    '/enderchest',
    localized('Карманный сундук Края', 'Pocket ender chest'),
    localized('Открывает ваш сундук Края, где бы вы ни были.', 'Opens your ender chest wherever you are.'),
  ),
  feed: ability(
    'food',
    '/feed',
    localized('Утоление голода', 'Feed'),
    localized('Полностью восстанавливает сытость.', 'Fills your hunger bar completely.'),
  ),
  heal: ability(
    'heart',
    '/heal',
    localized('Исцеление', 'Heal'),
    localized(
      'Полностью восстанавливает здоровье. Не работает в бою.',
      "Restores full health. Doesn't work in combat.",
    ),
  ),
  'night-vision': ability(
    'moon',
    '/nv',
    localized('Ночное зрение', 'Night vision'),
    localized('Включается и выключается одной командой.', 'Turns on and off with one command.'),
  ),
  hat: ability(
    'hat',
    '/hat',
    localized('Блок на голову', 'Block hat'),
    localized(
      'Надевает на голову любой блок или предмет из руки.',
      'Puts any block or item from your hand on your head.',
    ),
  ),
  rename: ability(
    'pen',
    '/rename',
    localized('Имя для предмета', 'Item naming'),
    localized('Переименовывает предмет в руке цветным текстом.', 'Renames the item in your hand with coloured text.'),
  ),
  repair: ability(
    'anvil',
    '/fix',
    localized('Починка', 'Repair'),
    localized(
      'Чинит предмет в руке. Заряжаемые предметы не чинятся.',
      'Repairs the item in your hand, except for charged ones.',
    ),
  ),
  'keep-inventory': ability(
    'backpack',
    null,
    localized('Сохранение вещей', 'Keep inventory'),
    localized(
      'Что остаётся с вами после гибели от монстров и окружения.',
      'What you keep when monsters or the world kill you.',
    ),
  ),
  'bonus-experience': ability(
    'level',
    null,
    localized('Больше опыта', 'More experience'),
    localized('Прибавка к опыту за монстров и добычу.', 'Extra experience from monsters and mining.'),
  ),
  'guild-quests': ability(
    'book',
    '/guild',
    localized('Задания гильдии', 'Guild quests'),
    localized('Сколько ежедневных заданий выдаёт мастер гильдии.', 'How many daily quests the guild master gives you.'),
  ),
  soulbound: ability(
    'soul',
    '/bind',
    localized('Привязка предметов', 'Soulbound items'),
    localized(
      'Привязанный предмет нельзя потерять, украсть или продать.',
      "A bound item can't be lost, stolen or sold.",
    ),
  ),
  fly: ability(
    'wings',
    '/fly',
    localized('Полёт', 'Flight'),
    localized('Свободный полёт. На аренах и в подземельях отключается.', 'Fly freely, except in arenas and dungeons.'),
  ),
  trail: ability(
    'trail',
    '/trail',
    localized('Шлейф', 'Trail'),
    localized(
      'Лепестки, искры или снежинки за спиной — видно всем.',
      'Petals, sparks or snowflakes behind you for everyone to see.',
    ),
  ),
} satisfies Record<string, AbilityContent>;

export type AbilityId = keyof typeof abilities;
