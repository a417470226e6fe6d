import { countedSteps, fromTier, percentSteps, squareSteps, waitSteps } from '../amounts.ts';
import { localized } from '../localized.ts';
import type { ServerContent } from '../content-types.ts';
import { technoMagicSkyRoles } from './roles.ts';

const roles = technoMagicSkyRoles.length;
const ownIsland = localized('над своим островом', 'over your own island');
const everywhere = localized('во всех мирах', 'in every world');
const items = localized('вещи', 'items');

export const technoMagicSky: ServerContent = {
  id: 'techno-magic-sky',
  name: 'TechnoMagic SKY',
  color: '#86dd8f',
  address: 'tmsky.hoshikraft.example',
  summary: localized(
    'Остров в облаках, одно дерево и решето. Просейте камень, вырастите руду, зачаруйте ветер и постройте дом над бездной вместе с друзьями.',
    'An island in the clouds, one tree and a sieve. Sift stone, grow ore, charm the wind and build a home above the void with your friends.',
  ),
  gameVersion: '1.12.2',
  clientId: '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0003',
  pvpMode: 'off',
  mainWorldArea: 30000,
  otherWorldsArea: 5000,
  mods: [
    'Ex Nihilo: Creatio',
    'Ex Compressum',
    'Bonsai Trees',
    'Mystical Agriculture',
    'Botania',
    'Thaumcraft 6',
    'Astral Sorcery',
    'Blood Magic',
    'Roots',
    "Tinkers' Construct",
    'Applied Energistics 2',
    'Mekanism',
    'Thermal Expansion',
    'Ender IO',
    'Industrial Foregoing',
    'Draconic Evolution',
    'Avaritia',
    'Extra Utilities 2',
    'Environmental Tech',
    'Cyclic',
    'Storage Drawers',
    'Chisel',
    'Iron Chests',
    'Just Enough Items',
  ],
  worlds: [
    localized('Острова', 'Islands'),
    localized('Незер', 'Nether'),
    localized('Край', 'The End'),
    localized('Небесный рынок', 'Sky market'),
  ],
  roles: technoMagicSkyRoles,
  abilities: {
    homes: countedSteps([2, 4, 6, 10, 15], ['дом', 'дома', 'домов'], ['home', 'homes']),
    'island-size': squareSteps([128, 160, 208, 288, 400]),
    'island-members': countedSteps([4, 5, 7, 10, 16], ['житель', 'жителя', 'жителей'], ['member', 'members']),
    'chunk-loaders': countedSteps([1, 2, 4, 8, 14], ['чанк', 'чанка', 'чанков'], ['chunk', 'chunks']),
    'full-server': fromTier(1, roles),
    'chat-prefix': fromTier(1, roles),
    'nick-color': fromTier(2, roles),
    'market-lots': countedSteps([8, 12, 20, 35, 60], ['лот', 'лота', 'лотов'], ['lot', 'lots']),
    warps: countedSteps([1, 1, 2, 3, 4], ['варп', 'варпа', 'варпов'], ['warp', 'warps']),
    teleport: waitSteps([90, 60, 30, 15, 0]),
    back: fromTier(2, roles),
    workbench: fromTier(1, roles),
    'ender-chest': fromTier(2, roles),
    feed: waitSteps([600, 300, 180, 120, 60]),
    heal: waitSteps([null, null, 1800, 900, 300]),
    'night-vision': fromTier(2, roles),
    hat: fromTier(1, roles),
    rename: fromTier(3, roles),
    repair: waitSteps([null, null, null, 12 * 3600, 6 * 3600]),
    'keep-inventory': [null, items, items, items, localized('вещи и опыт', 'items and experience')],
    'bonus-experience': percentSteps([0, 10, 15, 20, 40]),
    fly: [null, null, ownIsland, ownIsland, everywhere],
    trail: fromTier(4, roles),
  },
};
