import { emptyBody } from './content.ts';
import { imageIds, imageIdsOfBody } from './images.ts';
import { isPublishable, missingForPublishing } from './missing.ts';
import { everyNode, SAMPLE_PICTURES, sampleContent } from './testing/index.ts';

const placesOf = (content: Parameters<typeof missingForPublishing>[1]) =>
  missingForPublishing('news', content).map(({ place, weight }) => `${weight} ${place}`);

test('a whole document lacks nothing', () => {
  expect(missingForPublishing('news', sampleContent())).toEqual([]);
});

test('summary, text and the words of pictures are required, by their places', () => {
  const body = everyNode();
  const image = body.content?.find(({ type }) => type === 'image');
  if (image?.attrs) image.attrs['alt'] = ' ';
  const content = sampleContent(body);
  content.texts.en = { title: 'A title', summary: '', body: emptyBody() };
  content.cover = { image: SAMPLE_PICTURES[0], alt: { ru: 'Лиса', en: '' } };
  expect(placesOf(content)).toEqual([
    'required texts.en.summary',
    'required texts.en.body',
    'required cover.alt.en',
    `required texts.ru.body.content[${body.content?.indexOf(image ?? body)}].attrs.alt`,
  ]);
  expect(isPublishable('news', content)).toBe(false);
});

test('the second language and a cover are advice', () => {
  const content = { ...sampleContent(), cover: null };
  content.texts.en = { title: ' ', summary: '', body: emptyBody() };
  expect(placesOf(content)).toEqual(['advice texts.en', 'advice cover']);
  expect(isPublishable('news', content)).toBe(true);
});

test('without a word in either language there is one thing to say', () => {
  expect(placesOf({ ...sampleContent(), texts: { ru: null, en: null } })).toEqual(['required texts']);
});

test('a server page requires its one server', () => {
  const page = (servers: string[]) => ({ ...sampleContent(), servers: servers.map((id) => ({ id, version: null })) });
  for (const servers of [[], ['hitech', 'magic-rpg']])
    expect(missingForPublishing('servers', page(servers))).toEqual([
      { what: 'server', place: 'servers', locale: null, weight: 'required' },
    ]);
  expect(missingForPublishing('servers', page(['hitech']))).toEqual([]);
  expect(missingForPublishing('mods', page([]))).toEqual([]);
});

test('pictures of a content are its cover and those of both texts, each once', () => {
  expect(imageIds(sampleContent())).toEqual([...SAMPLE_PICTURES]);
  expect(imageIdsOfBody(everyNode())).toEqual([...SAMPLE_PICTURES]);
});
