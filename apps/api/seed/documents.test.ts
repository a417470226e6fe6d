import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { imageIds, missingForPublishing } from '@hoshikraft/document';
import { checkContent } from '@hoshikraft/document/check';
import { DAY_MS, LOCALES } from '@hoshikraft/shared';
import { tags } from './content/documents/tags.ts';
import { servers } from './content/servers.ts';
import { announcedWipes, pastWipes } from './content/wipes.ts';
import { pictureId } from './content/documents/picture-id.ts';
import { listSampleDocuments } from './sample-documents.ts';
import { listPictureNames, listSamplePictures, PICTURE_SIZE, readPicture } from './sample-pictures.ts';

const all = listSampleDocuments();
const slugsOf = (target: string) => all.filter((one) => one.target === target).map(({ slug }) => slug);

describe('sample documents', () => {
  it('are fifteen news, forty mods and a page for each server', () => {
    expect([slugsOf('news').length, slugsOf('mods').length]).toEqual([15, 40]);
    expect(slugsOf('servers').toSorted()).toEqual(servers.map(({ id }) => id).toSorted());
    for (const target of ['news', 'mods'] as const) expect(new Set(slugsOf(target)).size).toBe(slugsOf(target).length);
  });

  it('have the news to which old addresses redirect (docs/product/site-shell.md#old-addresses)', () => {
    const seasons = ['winter-2025', 'autumn-2024', 'spring-2024', 'winter-2024', 'autumn-2023', 'summer-2023'];
    expect(slugsOf('news')).toEqual(
      expect.arrayContaining([...seasons, 'winter-2023'].map((season) => `wipe-${season}`)),
    );
  });

  it('announce a wipe a week before its day', () => {
    const days = [...pastWipes, ...announcedWipes].map(
      ({ serverId, at }) => `${serverId} ${at.toISOString().slice(0, 10)}`,
    );
    const announced = all
      .filter(({ target, content }) => target === 'news' && content.tags.includes('wipe'))
      .flatMap(({ content, publishedAt }) => {
        const day = new Date(publishedAt.getTime() + 7 * DAY_MS).toISOString().slice(0, 10);
        return content.servers.map(({ id }) => `${id} ${day}`);
      });
    expect(announced).toHaveLength(8);
    expect(announced.filter((day) => !days.includes(day))).toEqual([]);
  });

  it.each(all.map((one) => [one.slug, one] as const))('%s may be saved and published', (_slug, { target, content }) => {
    expect(checkContent(content)).toBeUndefined();
    expect(missingForPublishing(target, content).filter(({ weight }) => weight === 'required')).toEqual([]);
  });

  it('are in both languages, except one news in each language alone', () => {
    const lacking = all.filter(({ content }) => !content.texts.ru || !content.texts.en);
    expect(lacking.map(({ slug, content }) => [slug, content.texts.ru === null ? 'en' : 'ru'])).toEqual([
      ['wipe-winter-2023', 'ru'],
      ['keeping-twenty-tps', 'en'],
    ]);
  });

  it('have no Cyrillic letter in English, and Cyrillic in Russian', () => {
    for (const { slug, content } of all) {
      const { ru, en } = content.texts;
      expect([slug, /\p{Script=Cyrillic}/u.exec(JSON.stringify([en, content.cover?.alt.en]))?.[0]]).toEqual([
        slug,
        undefined,
      ]);
      if (ru) expect([slug, /\p{Script=Cyrillic}/u.test(ru.summary)]).toEqual([slug, true]);
    }
  });

  const nodes = all.flatMap(({ content }) => LOCALES.flatMap((locale) => content.texts[locale]?.body.content ?? []));

  it('have a picture for each item, the same for the same item', () => {
    const code = nodes.filter(({ type }) => type === 'codeBlock').map((block) => JSON.stringify(block.content));
    // Items with an unknown picture, and recipes that are not well-formed, stay code.
    expect(code.filter((text) => /[a-z-]+: \S.*\\n[a-z-]+: |= [a-z-]+: /.test(text))).toEqual([]);
    const items = nodes
      .filter(({ type }) => type === 'itemGrid' || type === 'recipe')
      .flatMap(({ content = [] }) => content);
    const pictures = new Map<unknown, Set<unknown>>();
    for (const { attrs } of items.filter(({ type }) => type === 'item')) {
      pictures.set(attrs?.['name'], (pictures.get(attrs?.['name']) ?? new Set()).add(attrs?.['icon']));
    }
    expect([...pictures].filter(([, icons]) => icons.size > 1)).toEqual([]);
  });

  it('have different pictures for what a recipe takes and for what it gives', () => {
    const recipes = nodes.filter(({ type }) => type === 'recipe');
    expect(recipes.length).toBeGreaterThan(12);
    for (const { attrs, content = [] } of recipes) {
      const things = content.filter(({ type }) => type === 'item');
      const names = new Set(things.map((thing) => thing.attrs?.['name']));
      const icons = new Set(things.map((thing) => thing.attrs?.['icon']));
      expect([attrs?.['title'], icons.size]).toEqual([attrs?.['title'], names.size]);
    }
  });

  it('have only existing tags, and mods that their servers list', () => {
    const named = new Map(servers.map(({ id, mods }) => [id, mods]));
    for (const { target, slug, content } of all) {
      expect([slug, content.tags.filter((tag) => tags[target][tag] === undefined)]).toEqual([slug, []]);
      const title = content.texts.en?.title ?? '';
      const without = content.servers.filter(
        ({ id }) => !named.get(id)?.some((mod) => target !== 'mods' || mod.startsWith(title)),
      );
      expect([slug, without]).toEqual([slug, []]);
    }
  });

  it('link only to existing pages of the site', () => {
    const links = JSON.stringify(all).match(/"href":"\/[^"]*"/g) ?? [];
    expect(links.length).toBeGreaterThan(10);
    const there = new Set(all.map(({ target, slug }) => `"href":"/${target}/${slug}"`));
    expect(links.filter((link) => !there.has(link))).toEqual([]);
  });
});

describe('pictures of sample documents', () => {
  it('have files, and every file belongs to a shown picture', () => {
    const shown = all.flatMap(({ content }) => imageIds(content));
    expect(listPictureNames().map(pictureId).toSorted()).toEqual([...new Set(shown)].toSorted());
    expect(listSamplePictures().map(({ id }) => id)).toHaveLength(new Set(shown).size);
  });

  it.each(listPictureNames())('%s has the widths of its file names, and small files', async (name) => {
    const { files, placeholder } = await readPicture(name);
    expect(placeholder.length).toBeLessThan(600);
    const sizes = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()));
    expect(sizes.map(({ width }) => width)).toEqual(files.map(({ width }) => width));
    expect(sizes.at(-1)).toMatchObject({ ...PICTURE_SIZE, format: 'webp' });
    expect(Math.max(...files.map(({ bytes }) => bytes.length))).toBeLessThan(150_000);
  });
});
