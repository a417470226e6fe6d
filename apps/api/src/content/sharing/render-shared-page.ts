import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { findRendered, saveRendered } from '../files/rendered-repository.ts';
import { newFileName } from '../files/file-names.ts';
import { beginFiles } from '../files/uploads-repository.ts';
import { renderSkin } from '../../community/skins/rendered-skins.ts';
import { coverPicture } from './cover-picture.ts';
import type { SharedPage } from './shared-page.ts';

/** Increase it when the rendering changes, so that all pictures are rendered again. */
const DRAWING = 4;
const WIDTH = 1200;
const FIGURE = { part: 'figure', size: 512, format: 'png' } as const;

type Parts = Pick<AppContext, 'clock' | 'config' | 'db' | 'files' | 'pictures'>;

/** Hash of a page's content: equal for equal pictures. */
export const hashOfShared = (
  { config }: Pick<AppContext, 'config'>,
  { label, title, color, cover, line, figure }: SharedPage,
): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, config.brandName, label, title, color, cover, line, figure?.version]))
    .digest('hex');

async function draw(app: Parts, hash: string, lost: string | null, shared: SharedPage): Promise<Buffer> {
  const { cover, ...page } = shared;
  const picture = typeof cover === 'string' ? await app.files.read(cover) : cover && coverPicture(cover);
  const figure = shared.figure === null ? null : await renderSkin(app, shared.figure, FIGURE);
  const shown = { ...page, brand: app.config.brandName, cover: picture, figure };
  const bytes = Buffer.from(await app.pictures.work('share', shown));
  const [name, now] = [newFileName(WIDTH, 'jpg'), app.clock.now()];
  await beginFiles(app.db, [name], now);
  await app.files.put(name, bytes);
  await saveRendered(app.db, hash, name, lost, now);
  return bytes;
}

/** Running work in this process, by hash. */
const underWay = new WeakMap<AppContext['pictures'], Map<string, Promise<Buffer>>>();

/** The share picture of a page: rendered at the first request and stored. */
export async function renderSharedPage(app: Parts, hash: string, page: SharedPage): Promise<Buffer> {
  const known = await findRendered(app.db, hash, app.clock.now());
  const there = known === null ? null : await app.files.read(known);
  if (there !== null) return there;
  const drawing = underWay.get(app.pictures) ?? new Map<string, Promise<Buffer>>();
  underWay.set(app.pictures, drawing);
  const begun = drawing.get(hash) ?? draw(app, hash, known, page).finally(() => drawing.delete(hash));
  drawing.set(hash, begun);
  return begun;
}
