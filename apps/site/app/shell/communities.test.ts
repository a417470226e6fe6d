import { mainOf } from '../framework/testing/content-fixtures.ts';
import { communitiesOf } from './communities.ts';

const main = mainOf([]);

test('Telegram is shown without numbers and links too', () => {
  const nothing = {
    counts: { ...main.counts, telegram: null },
    links: { ...main.links, telegram: null, discord: null },
  };
  const telegram = { id: 'telegram', name: 'Telegram', href: 'https://t.me/hoshikraft', count: 5991 };
  expect(communitiesOf(nothing)).toEqual([telegram]);
  expect(communitiesOf(undefined)).toEqual([telegram]);
});

test('the project’s own numbers and links come first', () => {
  const own = {
    counts: { telegram: 7, vk: 3, discord: null, youtube: 9 },
    links: {
      ...main.links,
      telegram: 'https://t.me/own',
      vk: 'https://vk.example/own',
      discord: 'https://d.example',
      youtube: null,
    },
  };
  expect(communitiesOf(own).map(({ id, href, count }) => [id, href, count])).toEqual([
    ['telegram', 'https://t.me/own', 7],
    ['vk', 'https://vk.example/own', 3],
    ['discord', 'https://d.example', null],
  ]);
});
