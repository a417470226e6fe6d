import { type DocumentContent, imageIds, imagePlaces } from '@hoshikraft/document';
import type { Locale } from '@hoshikraft/shared';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { imagesOf, useImages } from '../files/images-repository.ts';
import { listServerIds } from '../../game/servers/servers-repository.ts';
import type { Target } from './documents-repository.ts';
import { assertPublishable, wrongAt } from './read-content.ts';
import {
  beginDocument,
  changeDocument,
  databaseNow,
  dropOtherSlugs,
  dropSlugsOfServers,
  type HeldDocument,
  holdDocument,
  type Save,
  tagTitles,
  takeSlug,
  takeSlugOf,
  writeVersion,
} from './saves-repository.ts';
import { isFreeForAll, slugBase } from './slugs.ts';
import { nextStanding, UNWRITTEN, type WrittenState } from './states.ts';

/** Base of the address of a server page that has no server yet. */
const UNNAMED_SERVER = 'server';

interface Writing {
  key: string;
  /** The editor who saves. */
  editorId: string;
  state: WrittenState;
  content: DocumentContent;
  /** Language of errors. */
  locale: Locale;
}

/**
 * Locks a document and asserts that it still has this version.
 *
 * @throws ApiError `not_found`, `document_in_trash`, `stale_version`
 */
export async function holdAtVersion(
  trx: Trx,
  { key, version }: { key: string; version: number },
): Promise<HeldDocument> {
  const held = await holdDocument(trx, key);
  if (held === undefined) throw new ApiError('not_found');
  if (held.state === 'trash') throw new ApiError('document_in_trash');
  if (held.version !== version) throw new ApiError('stale_version');
  return held;
}

/** Asserts that the tags and servers in the content exist; returns the titles of the tags. */
async function findNamed(trx: Trx, target: Target, content: DocumentContent, locale: Locale): Promise<string[]> {
  const titles = await tagTitles(trx, target, content.tags);
  const tag = content.tags.findIndex((id) => !titles.has(id));
  if (tag !== -1) throw wrongAt(`tags[${tag}]`, 'noSuchTag', locale);
  if (content.servers.length > 0) {
    const servers = new Set(await listServerIds(trx));
    const server = content.servers.findIndex(({ id }) => !servers.has(id));
    if (server !== -1) throw wrongAt(`servers[${server}].id`, 'noSuchServer', locale);
  }
  return [...titles.values()].flat();
}

/** Address of a server page: the id of its server, which has one page. */
async function slugOfServerPage(
  trx: Trx,
  address: { key: string; target: Target },
  { content, locale }: Writing,
  present: string | null,
): Promise<string> {
  const [server] = content.servers;
  if (server === undefined) return takeSlugOf(trx, address, UNNAMED_SERVER, present);
  if (!(await takeSlug(trx, address, server.id))) throw wrongAt('servers[0].id', 'serverHasPage', locale);
  return server.id;
}

/** Address of a document: the given one, or one generated from the title until it is published. */
async function slugFor(
  trx: Trx,
  address: { key: string; target: Target },
  writing: Writing,
  before: { slug: string; published_at: Date | null } | null,
): Promise<string> {
  const { content, locale } = writing;
  const { slug } = content;
  if (address.target === 'servers') return slugOfServerPage(trx, address, writing, before?.slug ?? null);
  if (slug === null) {
    if (before !== null && before.published_at !== null) return before.slug;
    return takeSlugOf(trx, address, slugBase(address.target, content), before?.slug ?? null);
  }
  if (!isFreeForAll(slug)) throw wrongAt('slug', 'slugReserved', locale);
  if (!(await takeSlug(trx, address, slug))) throw wrongAt('slug', 'slugTaken', locale);
  return slug;
}

async function writeAll(trx: Trx, save: Save, locale: Locale): Promise<void> {
  await writeVersion(trx, save);
  const { key, version, content } = save;
  const images = imageIds(content);
  const cover = content.cover?.image ?? null;
  if (await useImages(trx, { documentKey: key, version, images, cover })) return;
  const there = await imagesOf(trx, images);
  const gone = imagePlaces(content).find(({ image }) => there[image] === undefined);
  throw wrongAt(gone?.place ?? 'content', 'noSuchImage', locale);
}

const plannedFor = ({ publishAt }: DocumentContent): Date | null => (publishAt === null ? null : new Date(publishAt));

const mayShow = (state: WrittenState): boolean => state === 'published' || state === 'scheduled';

/**
 * Saves a document for the first time.
 *
 * @throws ApiError `stale_version` if its key is in use; `form_invalid`, `already_taken` with the place
 */
export async function saveNew(trx: Trx, writing: Writing & { target: Target }): Promise<void> {
  const { key, target, editorId, state, content, locale } = writing;
  if (mayShow(state)) assertPublishable(target, content, locale);
  const standing = nextStanding(UNWRITTEN, state, plannedFor(content), await databaseNow(trx), locale);
  const titles = await findNamed(trx, target, content, locale);
  const slug = await slugFor(trx, { key, target }, writing, null);
  const save: Save = { key, target, slug, version: 1, editorId, standing, content, tagTitles: titles };
  if (!(await beginDocument(trx, save))) throw new ApiError('stale_version');
  await writeAll(trx, save, locale);
}

/** Saves a new version of a locked document. @throws ApiError `form_invalid`, `already_taken` with the place */
export async function saveAgain(trx: Trx, held: HeldDocument, writing: Writing): Promise<void> {
  const { key, editorId, state, content, locale } = writing;
  const { target } = held;
  const before = {
    state: held.state as WrittenState,
    publishAt: held.publish_at,
    publishedAt: held.published_at,
  };
  const standing = nextStanding(before, state, plannedFor(content), held.now, locale);
  if (mayShow(state)) assertPublishable(target, content, locale);
  const titles = await findNamed(trx, target, content, locale);
  const slug = await slugFor(trx, { key, target }, writing, held);
  const version = held.version + 1;
  const save: Save = { key, target, slug, version, editorId, standing, content, tagTitles: titles };
  await changeDocument(trx, save);
  if (held.published_at === null) await dropOtherSlugs(trx, key, slug);
  else if (target === 'servers') await dropSlugsOfServers(trx, key, slug);
  await writeAll(trx, save, locale);
}
