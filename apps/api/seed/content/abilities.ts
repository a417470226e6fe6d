import { words } from './words.ts';
import type { Words } from './words.ts';

interface AbilityContent {
  /** Name of an icon of the UI kit. */
  icon: string;
  title: Words;
  description: Words;
  command: string | null;
}

const ability = (icon: string, command: string | null, title: Words, description: Words): AbilityContent => ({
  icon,
  command,
  title,
  description,
});

/** Every ability that a role can give, in the order it is shown. */
export const abilities = {
  homes: ability(
    'home',
    '/sethome',
    words('Точки дома', 'Homes'),
    words(
      'Запоминают место, куда можно вернуться командой /home из любого мира.',
      'Remember places you can return to with /home from any world.',
    ),
  ),
  'region-size': ability(
    'map',
    '/region',
    words('Размер региона', 'Region size'),
    words(
      'Сторона одного защищённого участка: внутри него никто чужой не сломает и не откроет ваше.',
      'The side of one protected plot: nobody else can break or open anything inside it.',
    ),
  ),
  regions: ability(
    'torii',
    '/region list',
    words('Количество регионов', 'Number of regions'),
    words('Сколько защищённых участков можно держать одновременно.', 'How many protected plots you can keep at once.'),
  ),
  'island-size': ability(
    'map',
    '/island',
    words('Размер острова', 'Island size'),
    words(
      'Граница вашего острова. Она расширяется сразу и не сужается до конца привилегии.',
      'The border of your island. It expands at once and stays that way until the privilege ends.',
    ),
  ),
  'island-members': ability(
    'users',
    '/island invite',
    words('Жители острова', 'Island members'),
    words('Сколько друзей можно поселить на одном острове.', 'How many friends can live on one island with you.'),
  ),
  'chunk-loaders': ability(
    'cube',
    '/chunks',
    words('Прогрузка чанков', 'Chunk loading'),
    words(
      'Эти чанки работают, пока вы в сети, даже если вы далеко: механизмы не останавливаются.',
      'These chunks keep working while you are online, however far you are: machines never stop.',
    ),
  ),
  'full-server': ability(
    'login',
    null,
    words('Вход без очереди', 'Queue priority'),
    words('Для вас держат место, даже когда сервер заполнен.', 'A slot is kept for you even when the server is full.'),
  ),
  'nick-color': ability(
    'palette',
    '/color',
    words('Цветной ник', 'Coloured nickname'),
    words('Цвет ника в чате и в списке игроков.', 'The colour of your nickname in chat and in the player list.'),
  ),
  'chat-prefix': ability(
    'chat',
    null,
    words('Значок в чате', 'Chat badge'),
    words('Название привилегии рядом с ником.', 'The name of the privilege beside your nickname.'),
  ),
  'market-lots': ability(
    'store',
    '/market',
    words('Лоты на рынке', 'Market lots'),
    words('Сколько товаров можно выставить на рынок сразу.', 'How many offers you can put on the market at once.'),
  ),
  warps: ability(
    'globe',
    '/setwarp',
    words('Публичные варпы', 'Public warps'),
    words(
      'Точки, в которые может попасть любой игрок: магазин, ферма, клановый зал.',
      'Places that any player can travel to: a shop, a farm, a clan hall.',
    ),
  ),
  teleport: ability(
    'transfer',
    '/tpa',
    words('Телепорт к игрокам', 'Teleport to players'),
    words(
      'Как часто можно просить о телепорте к другому игроку.',
      'How often you can ask to teleport to another player.',
    ),
  ),
  back: ability(
    'history',
    '/back',
    words('Возврат на место гибели', 'Return to where you died'),
    words(
      'Переносит туда, где вы погибли или откуда телепортировались.',
      'Takes you to where you died or teleported from.',
    ),
  ),
  workbench: ability(
    'hammer',
    '/workbench',
    words('Карманный верстак', 'Pocket workbench'),
    words('Открывает верстак в любом месте.', 'Opens a workbench anywhere.'),
  ),
  'ender-chest': ability(
    'key',
    '/enderchest',
    words('Карманный сундук Края', 'Pocket ender chest'),
    words('Открывает ваш сундук Края, где бы вы ни были.', 'Opens your ender chest wherever you are.'),
  ),
  feed: ability(
    'lantern',
    '/feed',
    words('Утоление голода', 'Feed'),
    words('Полностью восстанавливает сытость.', 'Fills your hunger bar completely.'),
  ),
  heal: ability(
    'heart',
    '/heal',
    words('Исцеление', 'Heal'),
    words('Полностью восстанавливает здоровье. Не работает в бою.', 'Restores full health. Does not work in combat.'),
  ),
  'night-vision': ability(
    'moon',
    '/nv',
    words('Ночное зрение', 'Night vision'),
    words('Включается и выключается одной командой.', 'Turns on and off with one command.'),
  ),
  hat: ability(
    'crown',
    '/hat',
    words('Блок на голову', 'Block hat'),
    words('Надевает на голову любой блок или предмет из руки.', 'Puts any block or item from your hand on your head.'),
  ),
  rename: ability(
    'pen',
    '/rename',
    words('Имя для предмета', 'Item naming'),
    words('Переименовывает предмет в руке цветным текстом.', 'Renames the item in your hand with coloured text.'),
  ),
  repair: ability(
    'refresh',
    '/fix',
    words('Починка', 'Repair'),
    words(
      'Чинит предмет в руке. Заряжаемые предметы не чинятся.',
      'Repairs the item in your hand, except for charged ones.',
    ),
  ),
  'keep-inventory': ability(
    'chest',
    null,
    words('Сохранение вещей', 'Keep inventory'),
    words(
      'Что остаётся с вами после гибели от монстров и окружения.',
      'What you keep when monsters or the world kill you.',
    ),
  ),
  'bonus-experience': ability(
    'star',
    null,
    words('Больше опыта', 'More experience'),
    words('Прибавка к опыту за монстров и добычу.', 'Extra experience from monsters and mining.'),
  ),
  'guild-quests': ability(
    'book',
    '/guild',
    words('Задания гильдии', 'Guild quests'),
    words('Сколько ежедневных заданий выдаёт мастер гильдии.', 'How many daily quests the guild master gives you.'),
  ),
  soulbound: ability(
    'shield',
    '/bind',
    words('Привязка предметов', 'Soulbound items'),
    words('Привязанный предмет нельзя потерять, украсть или продать.', 'A bound item cannot be lost, stolen or sold.'),
  ),
  fly: ability(
    'wings',
    '/fly',
    words('Полёт', 'Flight'),
    words('Свободный полёт. На аренах и в подземельях отключается.', 'Fly freely, except in arenas and dungeons.'),
  ),
  trail: ability(
    'sparkle',
    '/trail',
    words('Шлейф', 'Trail'),
    words(
      'Лепестки, искры или снежинки за спиной — видно всем.',
      'Petals, sparks or snowflakes behind you for everyone to see.',
    ),
  ),
} satisfies Record<string, AbilityContent>;

export type AbilityId = keyof typeof abilities;
