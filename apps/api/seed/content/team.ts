import { localized } from './localized.ts';
import type { TeamGroupContent } from './content-types.ts';

export const team: TeamGroupContent[] = [
  {
    id: 'founders',
    title: localized('Руководство', 'Project leads'),
    description: localized(
      'Придумали проект и отвечают за всё, что на нём происходит. Идите к ним с тем, что не решил никто другой.',
      'They started the project and answer for everything that happens here. Come to them with what no one else could settle.',
    ),
    members: [
      { login: 'Hoshiyomi', role: localized('Основатель проекта', 'Founder of the project'), serverId: null },
      { login: 'Kagerou', role: localized('Руководит модерацией', 'Leads the moderators'), serverId: null },
      {
        login: 'Amayadori',
        role: localized('Платежи и поддержка игроков', 'Payments and player support'),
        serverId: null,
      },
    ],
  },
  {
    id: 'developers',
    title: localized('Разработка', 'Development'),
    description: localized(
      'Делают сайт и плагины, собирают сборки. Сообщайте им об ошибках игры, лаунчера и сайта.',
      'They build the site, the plugins and the modpacks. Report bugs of the game, the launcher and the site to them.',
    ),
    members: [
      { login: 'Nekobyte', role: localized('Сайт и аккаунты', 'Website and accounts'), serverId: null },
      { login: 'RustyGear', role: localized('Сборка и баланс модов', 'Modpack and mod balance'), serverId: 'hitech' },
      {
        login: 'Tsukumogami',
        role: localized('Плагины и подземелья', 'Plugins and dungeons'),
        serverId: 'techno-magic-rpg',
      },
      {
        login: 'Cloudsmith',
        role: localized('Острова и их экономика', 'Islands and their economy'),
        serverId: 'techno-magic-sky',
      },
    ],
  },
  {
    id: 'moderators',
    title: localized('Модераторы', 'Moderators'),
    description: localized(
      'Следят за чатом и честной игрой, помогают новичкам. Пишите им о нарушениях, гриферстве и спорных банах.',
      'They look after the chat and fair play, and help newcomers. Write to them about rule breakers, griefing and disputed bans.',
    ),
    members: [
      { login: 'Shirayuki_', role: localized('Старший модератор', 'Senior moderator'), serverId: 'techno-magic-rpg' },
      { login: 'Akatsuki77', role: localized('Модератор', 'Moderator'), serverId: 'techno-magic-rpg' },
      { login: 'Volt_Sensei', role: localized('Старший модератор', 'Senior moderator'), serverId: 'hitech' },
      { login: 'Kaminari', role: localized('Модератор', 'Moderator'), serverId: 'hitech' },
      { login: 'SoraNoIto', role: localized('Модератор', 'Moderator'), serverId: 'techno-magic-sky' },
      { login: 'Mahoutsukai', role: localized('Модератор', 'Moderator'), serverId: 'magic-rpg' },
    ],
  },
  {
    id: 'builders',
    title: localized('Строители', 'Builders'),
    description: localized(
      'Возводят спавны, арены и праздничные деревни. Покажите им свои постройки и проситесь в строители.',
      'They build the spawns, arenas and festival villages. Show them your builds, and apply to join them.',
    ),
    members: [
      { login: 'Daiku', role: localized('Главный строитель', 'Head builder'), serverId: null },
      { login: 'PaperLantern', role: localized('Праздничные локации', 'Festival locations'), serverId: null },
      { login: 'MossyTorii', role: localized('Академия и арена', 'Academy and arena'), serverId: 'magic-rpg' },
    ],
  },
  {
    id: 'editors',
    title: localized('Редакторы', 'Editors'),
    description: localized(
      'Пишут новости и описания модов на двух языках. Присылайте им ошибки в текстах и темы для новостей.',
      'They write the news and mod guides in both languages. Write to them about mistakes in texts and ideas for news.',
    ),
    members: [
      { login: 'Fumikaze', role: localized('Новости и анонсы', 'News and announcements'), serverId: null },
      { login: 'InkAndQuill', role: localized('Описания модов', 'Mod guides'), serverId: null },
    ],
  },
];
