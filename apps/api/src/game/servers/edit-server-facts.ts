import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentFacts } from './present-server.ts';
import { findFacts, updateFacts } from './servers-repository.ts';

/** Each name once, in any letter case. */
const uniqueMods = (mods: readonly string[]): string[] => {
  const names = new Map<string, string>();
  for (const name of mods) if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  return [...names.values()];
};

/** Changes what the pages say about a server (docs/product/content.md#facts-of-a-server). */
export const editServerFacts = defineOperation('editServerFacts', async ({ body }, { app }) => {
  const { version, ...facts } = { ...body.facts, mods: uniqueMods(body.facts.mods) };
  const changed = await updateFacts(app.db, body.server, {
    game_version: facts.gameVersion,
    pvp_mode: facts.pvpMode,
    main_world_area: facts.mainWorldArea,
    other_worlds_area: facts.otherWorldsArea,
    mods: facts.mods,
    facts_version: version,
  });
  if (changed !== undefined) return { status: 200, body: presentFacts(changed) };
  const row = await findFacts(app.db, body.server);
  if (row === undefined) throw new ApiError('not_found');
  const stored = presentFacts(row);
  // The response to the same change may have been lost.
  if (!isDeepStrictEqual({ ...facts, version: stored.version }, stored)) throw new ApiError('stale_facts');
  return { status: 200, body: stored };
});
