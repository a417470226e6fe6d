import { words } from './words.ts';
import type { TeamGroupContent } from './content-types.ts';

export const team: TeamGroupContent[] = [
  {
    id: 'founders',
    title: words('Администрация', 'Administration'),
    description: words(
      'Придумали проект и отвечают за всё, что на нём происходит. К ним приходят с тем, что не решилось ни у кого другого.',
      'They started the project and answer for everything that happens here. Come to them with what nobody else could settle.',
    ),
    members: [
      { login: 'Hoshiyomi', role: words('Основатель проекта', 'Founder of the project'), serverId: null },
      { login: 'Kagerou', role: words('Руководит модерацией', 'Leads the moderators'), serverId: null },
      { login: 'Amayadori', role: words('Платежи и поддержка игроков', 'Payments and player support'), serverId: null },
    ],
  },
  {
    id: 'developers',
    title: words('Разработка', 'Development'),
    description: words(
      'Пишут сайт и плагины, собирают сборки и чинят то, что сломалось ночью.',
      'They write the site and the plugins, put the modpacks together and fix what broke overnight.',
    ),
    members: [
      { login: 'Nekobyte', role: words('Сайт и личный кабинет', 'Website and accounts'), serverId: null },
      { login: 'RustyGear', role: words('Сборка и баланс модов', 'Modpack and mod balance'), serverId: 'hitech' },
      {
        login: 'Tsukumogami',
        role: words('Плагины и подземелья', 'Plugins and dungeons'),
        serverId: 'techno-magic-rpg',
      },
      {
        login: 'Cloudsmith',
        role: words('Острова и их экономика', 'Islands and their economy'),
        serverId: 'techno-magic-sky',
      },
    ],
  },
  {
    id: 'moderators',
    title: words('Модераторы', 'Moderators'),
    description: words(
      'Следят за чатом и честной игрой, разбирают жалобы и помогают новичкам.',
      'They look after the chat and fair play, settle complaints and help newcomers.',
    ),
    members: [
      { login: 'Shirayuki_', role: words('Старший модератор', 'Senior moderator'), serverId: 'techno-magic-rpg' },
      { login: 'Akatsuki77', role: words('Модератор', 'Moderator'), serverId: 'techno-magic-rpg' },
      { login: 'Volt_Sensei', role: words('Старший модератор', 'Senior moderator'), serverId: 'hitech' },
      { login: 'Kaminari', role: words('Модератор', 'Moderator'), serverId: 'hitech' },
      { login: 'SoraNoIto', role: words('Модератор', 'Moderator'), serverId: 'techno-magic-sky' },
      { login: 'Mahoutsukai', role: words('Модератор', 'Moderator'), serverId: 'magic-rpg' },
    ],
  },
  {
    id: 'builders',
    title: words('Строители', 'Builders'),
    description: words(
      'Возводят спавны, арены и праздничные деревни — всё, что вы видите, впервые зайдя в игру.',
      'They raise the spawns, arenas and festival villages: everything you see when you first join.',
    ),
    members: [
      { login: 'Daiku', role: words('Главный строитель', 'Head builder'), serverId: null },
      { login: 'PaperLantern', role: words('Праздничные локации', 'Festival locations'), serverId: null },
      { login: 'MossyTorii', role: words('Академия и арена', 'Academy and arena'), serverId: 'magic-rpg' },
    ],
  },
  {
    id: 'editors',
    title: words('Редакторы', 'Editors'),
    description: words(
      'Пишут новости и описания модов, ведут группы и проверяют тексты на обоих языках.',
      'They write the news and mod guides, keep the community pages and check the texts in both languages.',
    ),
    members: [
      { login: 'Fumikaze', role: words('Новости и анонсы', 'News and announcements'), serverId: null },
      { login: 'InkAndQuill', role: words('Описания модов', 'Mod guides'), serverId: null },
    ],
  },
];
