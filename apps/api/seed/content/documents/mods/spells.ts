import { h2, list, p, steps, table } from '../blocks.ts';
import { mod } from './mod.ts';

export const spellMods = [
  mod({
    slug: 'ars-nouveau',
    title: 'Ars Nouveau',
    day: '2024-04-19',
    tags: ['magic', 'comfort'],
    on: { 'magic-rpg': '4.12.6' },
    by: ['baileyholl', 'https://github.com/baileyholl/Ars-Nouveau'],
    ru: [
      'Заклинания из глифов, сундуки, которые разносят духи, и виверна, которая сеет морковь.',
      p(
        'Книга заклинаний — ваш конструктор: снаряд, касание или «на себя», дальше эффекты, дальше усилители. Первое заклинание роет, второе сажает, третье вы никому не покажете.',
      ),
      h2('С чем подружиться'),
      list(
        '**Старбанкл** носит вещи из сундука в сундук и обожает золото.',
        '**Вириксы** ищут травы, **дригми** собирают добычу без битвы.',
        '**Источник** копится в банках: поставьте рядом что-нибудь живое.',
      ),
    ],
    en: [
      'Spells made of glyphs, chests served by spirits and a familiar that plants carrots.',
      p(
        'The spell book is your building set: projectile, touch or self, then effects, then modifiers. Your first spell digs, your second plants, your third you show to nobody.',
      ),
      h2('Make friends with'),
      list(
        'The **starbuncle** carries things from chest to chest and adores gold.',
        '**Whirlisprigs** look for herbs, **drygmies** bring loot without a fight.',
        '**Source** gathers in jars: keep something alive next to them.',
      ),
    ],
  }),
  mod({
    slug: 'irons-spells',
    title: "Iron's Spells 'n Spellbooks",
    day: '2024-05-17',
    tags: ['magic', 'mobs'],
    on: { 'magic-rpg': '3.4.0' },
    by: ['iron431', 'https://github.com/iron431/irons-spells-n-spellbooks'],
    ru: [
      'Девять школ, свитки с редкостью и башня мага, в которую лучше стучать.',
      p(
        'Здесь не собирают заклинания, их **находят**: свиток из руин, награда за босса, обмен на рынке. Чернила и столик делают из свитка страницу, книга вмещает ровно столько, сколько вы выберете взять в бой.',
      ),
      table(
        ['Школа', 'Характер'],
        ['Огонь', 'вопросов не задаёт'],
        ['Лёд', 'держит на расстоянии'],
        ['Кровь', 'платит здоровьем'],
        ['Святость', 'лечит и слепит'],
        ['Край', 'был здесь, стал там'],
      ),
      steps(
        'Возьмите любую книгу и надпишите первый свиток.',
        'Примерьте мантию: школа усилится.',
        'Вызовите друга на дуэль — на арене, не в библиотеке.',
      ),
    ],
    en: [
      'Nine schools, scrolls with rarities and a wizard tower where it pays to knock.',
      p(
        'You do not assemble spells here, you **find** them: a scroll in the ruins, a reward for a boss, a trade on the market. Ink and a table turn a scroll into a page, and a book holds exactly what you choose to take into a fight.',
      ),
      table(
        ['School', 'Temper'],
        ['Fire', 'asks no questions'],
        ['Ice', 'keeps them at a distance'],
        ['Blood', 'pays in health'],
        ['Holy', 'heals and blinds'],
        ['Ender', 'was here, is there'],
      ),
      steps(
        'Take any book and inscribe your first scroll.',
        'Try a robe on: it strengthens your school.',
        'Challenge a friend to a duel, in the arena and not in the library.',
      ),
    ],
  }),
];
