import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../context.ts';
import type { SkinPicture } from '../../content/files/pictures/skin/render-skin.ts';
import type { Versioned, WornSkin } from './worn-skin.ts';

type Wanted = Pick<SkinPicture, 'part' | 'size' | 'format'>;
type Draw = () => Promise<Uint8Array>;
type Drawn = LRUCache<string, Uint8Array, Draw>;

/** An avatar has about a hundred bytes, a large figure about ten thousand. */
const MOST_BYTES = 24 * 1024 * 1024;

const caches = new WeakMap<AppContext['pictures'], Drawn>();

function cacheOf({ pictures }: Pick<AppContext, 'pictures'>): Drawn {
  const known = caches.get(pictures);
  if (known !== undefined) return known;
  const made: Drawn = new LRUCache<string, Uint8Array, Draw>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length + 200,
    // Concurrent calls for the same picture share one rendering.
    fetchMethod: (_key, _stale, { context }) => context(),
  });
  caches.set(pictures, made);
  return made;
}

/** Renders a part of a player from the skin, in a separate process; the result is cached. */
export async function renderSkin(
  app: Pick<AppContext, 'pictures'>,
  { version, model, read }: WornSkin,
  { part, size, format }: Wanted,
): Promise<Uint8Array> {
  const context = async () => app.pictures.work('skin', { bytes: await read(), model, part, size, format });
  return cacheOf(app).forceFetch(`${version} ${part} ${size} ${format}`, { context });
}

/** Renders an avatar in the given size; the result is cached. */
export async function renderAvatar(
  app: Pick<AppContext, 'pictures'>,
  { version, read }: Versioned,
  { size, format }: Omit<Wanted, 'part'>,
): Promise<Uint8Array> {
  const context = async () => app.pictures.work('avatar', { bytes: await read(), size, format });
  return cacheOf(app).forceFetch(`${version} face ${size} ${format}`, { context });
}
