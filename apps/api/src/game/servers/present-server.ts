import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { localized, localizedList } from '../../platform/database/localized.ts';
import type { FactsRow, ServerRow } from './servers-repository.ts';

/** A server in the contract's shape, in one language. */
export const presentServer = (row: ServerRow, locale: Locale): components['schemas']['Server'] => ({
  id: row.id,
  summary: localized(row.summary, locale),
  color: row.color,
  address: row.address,
  documentMeta: {
    serverName: row.name,
    gameVersion: row.game_version,
    pvpMode: row.pvp_mode as components['schemas']['ServerMeta']['pvpMode'],
    mainWorldArea: row.main_world_area,
    otherWorldsArea: row.other_worlds_area,
    mods: row.mods,
  },
  worlds: localizedList(row.worlds, locale),
});

/** Facts of a server in the contract's shape. */
export const presentFacts = (row: FactsRow): components['schemas']['ServerFacts'] => ({
  version: row.facts_version,
  gameVersion: row.game_version,
  pvpMode: row.pvp_mode as components['schemas']['PvpMode'],
  mainWorldArea: row.main_world_area,
  otherWorldsArea: row.other_worlds_area,
  mods: row.mods,
});
