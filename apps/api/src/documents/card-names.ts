import { type Locale, SECOND_MS } from '@hoshikraft/shared';
import type { App } from '../app-parts.ts';
import { serverSigns } from '../servers/servers-repository.ts';
import type { CardRow, Target } from './documents-repository.ts';
import { keptFor } from './kept-for.ts';
import { tagsOf } from './work-repository.ts';

const KEPT_MS = 10 * SECOND_MS;

/** Everything of a kind by its id, as it was some seconds ago; read anew where one is asked for that has come since. */
function keptById<About extends readonly string[], Known extends { id: string }>(
  readAll: (app: App, ...about: About) => Promise<Known[]>,
) {
  const read = async (app: App, ...about: About) =>
    new Map((await readAll(app, ...about)).map((one) => [one.id, one] as const));
  const kept = keptFor(KEPT_MS, read);
  return async (app: App, ids: readonly string[], ...about: About): Promise<ReadonlyMap<string, Known>> => {
    if (ids.length === 0) return new Map();
    const known = await kept(app, ...about);
    return ids.every((id) => known.has(id)) ? known : read(app, ...about);
  };
}

// A tag keeps its titles for ever; a server is called otherwise only where the content is seeded anew.
const tags = keptById((app, target: Target, locale: Locale) => tagsOf(app.db, target, locale));
const servers = keptById((app) => serverSigns(app.db));

/** What the tags and servers of some cards of a target are called. */
export async function cardNames(app: App, target: Target, locale: Locale, rows: readonly CardRow[]) {
  const [tagged, on] = [rows.flatMap((row) => row.tags), rows.flatMap((row) => row.servers.map(([id]) => id))];
  // One after the other, by the connection that brought the rows: a second one may have to be opened first.
  const ofTags = await tags(app, tagged, target, locale);
  return { tags: ofTags, servers: await servers(app, on) };
}

export type CardNames = Awaited<ReturnType<typeof cardNames>>;
