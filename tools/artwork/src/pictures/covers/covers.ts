import type { ItemIcon } from '@hoshikraft/shared';
import type { Ground } from '../backdrop.ts';
import type { Weather } from '../weather.ts';
import type { BackName } from './backs.ts';
import type { CoverPicture } from './cover-shapes.ts';

/** A picture of a cover: an item or a drawing of covers alone. */
export type Thing = ItemIcon | CoverPicture;

export interface Cover {
  /** Colour of its sky and light. */
  colour: string;
  ground: Ground;
  weather?: Weather;
  back: BackName;
  /** Stands in the middle. */
  hero?: Thing;
  /** Stand at both sides, then float above them. */
  sides?: readonly Thing[];
  air?: readonly Thing[];
  /** Fill the slots of the background from the first. */
  slots?: readonly Thing[];
}

const on = (
  colour: string,
  ground: Ground,
  back: BackName,
  rest: Omit<Cover, 'colour' | 'ground' | 'back'>,
): Cover => ({
  colour,
  ground,
  back,
  ...rest,
});

/** The cover of each mod by slug. */
export const covers: Readonly<Record<string, Cover>> = {
  'alexs-mobs': on('#5fb06a', 'earth', 'pines', { hero: 'bear', sides: ['fish', 'banana'], air: ['bee', 'grub'] }),
  'applied-energistics-2': on('#5fc8ff', 'water', 'none', {
    hero: 'drive-rack',
    sides: ['interface', 'quartz'],
    air: ['storage-cell', 'processor'],
  }),
  'ars-magica-2': on('#8a6aff', 'water', 'orbits', {
    hero: 'spell-book',
    sides: ['rune', 'mana-potion'],
    air: ['wand', 'essence'],
  }),
  'ars-nouveau': on('#c05cff', 'earth', 'hut', {
    hero: 'source-jar',
    sides: ['wand', 'spell-book'],
    air: ['scroll', 'amethyst'],
  }),
  'astral-sorcery': on('#4f7fff', 'snow', 'constellation', { hero: 'altar', sides: ['quartz', 'starmetal-ingot'] }),
  avaritia: on('#d05cff', 'clouds', 'singularity', { hero: 'cosmic-sword', sides: ['iridium-ingot', 'stew'] }),
  'blood-magic': on('#d8304a', 'earth', 'none', {
    weather: 'embers',
    hero: 'blood-altar',
    sides: ['rune', 'sword'],
    air: ['heart', 'potion'],
  }),
  botania: on('#ff8fc4', 'water', 'orchard', {
    weather: 'petals',
    hero: 'flower',
    sides: ['blue-flower', 'yellow-flower'],
    air: ['white-flower', 'manasteel-ingot'],
  }),
  buildcraft: on('#e8a83f', 'earth', 'quarry', { sides: ['gear', 'chest'], air: ['pipe', 'pipe'], hero: 'gold-ore' }),
  cataclysm: on('#ff5a2a', 'earth', 'pyramid', { weather: 'embers', hero: 'boss', sides: ['sword', 'helmet'] }),
  chisel: on('#c9b8a0', 'earth', 'none', {
    hero: 'chisel',
    sides: ['marble', 'oven-bricks'],
    air: ['block', 'sandstone'],
  }),
  'draconic-evolution': on('#9a3fd8', 'clouds', 'arcs', {
    hero: 'dragon',
    sides: ['draconium-ingot', 'awakened-ingot'],
  }),
  'ender-io': on('#2fb89a', 'snow', 'none', {
    hero: 'ender-eye',
    sides: ['alloy-smelter', 'cable'],
    air: ['energy-cell', 'pearl'],
  }),
  'ex-nihilo-creatio': on('#7fc8a0', 'clouds', 'isle', {
    hero: 'sieve',
    sides: ['sapling', 'barrel'],
    air: ['gravel', 'hammer'],
  }),
  'extra-utilities-2': on('#9fb8ff', 'clouds', 'none', {
    hero: 'wings',
    sides: ['generator', 'wand'],
    air: ['ring', 'gold-ingot'],
  }),
  'extreme-reactors': on('#ffd83f', 'earth', 'towers', { hero: 'reactor', sides: ['fluid-cell', 'energy-cell'] }),
  'farmers-delight': on('#ff9a4a', 'earth', 'hut', { hero: 'pot', sides: ['stew', 'bread'] }),
  'flux-networks': on('#ff4a5f', 'water', 'arcs', { hero: 'energy-crystal' }),
  forestry: on('#ffb83f', 'earth', 'orchard', {
    weather: 'petals',
    hero: 'bee-house',
    sides: ['flower', 'frame'],
    air: ['bee', 'bee'],
  }),
  galacticraft: on('#5f6fd8', 'snow', 'planet', { hero: 'rocket', sides: ['solar-panel', 'helmet'] }),
  'immersive-engineering': on('#d98a4a', 'earth', 'wires', { hero: 'oven-bricks', sides: ['hammer', 'cable'] }),
  'industrial-foregoing': on('#5fc86a', 'earth', 'mill', {
    hero: 'plant',
    sides: ['soul-crop', 'seeds'],
    air: ['apple', 'sapling'],
  }),
  'industrialcraft-2': on('#5f8fd8', 'earth', 'none', {
    hero: 'macerator',
    sides: ['generator', 'solar-panel'],
    air: ['cable', 'circuit'],
  }),
  'iron-chests': on('#d8a04a', 'earth', 'none', {
    hero: 'gold-chest',
    sides: ['iron-chest', 'diamond-chest'],
    air: ['emerald', 'diamond'],
  }),
  'irons-spells': on('#4f6fff', 'snow', 'orbits', { hero: 'hat', sides: ['scroll', 'ink'], air: ['shard', 'potion'] }),
  'just-enough-items': on('#8fa0ff', 'water', 'catalogue', {
    slots: [
      'sword',
      'apple',
      'diamond',
      'furnace',
      'bee',
      'potion',
      'gear',
      'iron-ingot',
      'grass-block',
      'book',
      'bread',
      'circuit',
      'chest',
      'flower',
      'pickaxe',
      'ring',
      'gold-ore',
      'onigiri',
      'rune',
      'barrel',
      'key',
      'emerald',
      'screen',
      'seeds',
      'hat',
      'redstone',
      'fish',
      'coin',
    ],
  }),
  mekanism: on('#4fd89a', 'snow', 'none', {
    hero: 'jetpack',
    sides: ['infuser', 'energy-cell'],
    air: ['drill', 'circuit'],
  }),
  'mystical-agriculture': on('#a8d83f', 'earth', 'mill', {
    hero: 'essence-crop',
    sides: ['essence', 'diamond'],
    air: ['seeds', 'emerald'],
  }),
  nuclearcraft: on('#b8e83f', 'earth', 'atom', { sides: ['reactor', 'fluid-cell'] }),
  occultism: on('#8a4fd8', 'earth', 'pentacle', {
    hero: 'spirit',
    sides: ['candle', 'candle'],
    air: ['book', 'amethyst'],
  }),
  opencomputers: on('#3fb86a', 'water', 'none', {
    hero: 'screen',
    sides: ['computer', 'disk'],
    air: ['memory', 'processor'],
  }),
  railcraft: on('#c8604a', 'earth', 'track', { hero: 'train', sides: ['steel-ingot', 'crate'] }),
  'storage-drawers': on('#c98a4a', 'earth', 'shelves', {
    slots: [
      'cobblestone',
      'iron-ingot',
      'gold-ingot',
      'seeds',
      'redstone',
      'planks',
      'diamond',
      'flower',
      'clay',
      'bread',
      'sand',
      'emerald',
      'apple',
      'flint',
      'copper-ingot',
    ],
  }),
  supplementaries: on('#ffb05c', 'water', 'hut', { hero: 'lamp', sides: ['sign', 'firefly-jar'] }),
  thaumcraft: on('#9a5cd8', 'earth', 'deepWood', {
    hero: 'tome',
    sides: ['thaumium-ingot', 'elixir'],
    air: ['scroll', 'shard'],
  }),
  'thermal-expansion': on('#ff8a3f', 'snow', 'towers', { hero: 'pulverizer', sides: ['copper-ingot', 'redstone'] }),
  'tinkers-construct': on('#ff7a2a', 'earth', 'none', {
    weather: 'embers',
    hero: 'smeltery',
    sides: ['pickaxe', 'hammer'],
    air: ['iron-ingot', 'copper-ingot'],
  }),
  'twilight-forest': on('#5fb89a', 'earth', 'deepWood', { hero: 'mushroom', sides: ['white-flower', 'sapling'] }),
  waystones: on('#6fb8ff', 'earth', 'pines', { hero: 'waystone', sides: ['sign', 'lamp'], air: ['scroll', 'pearl'] }),
  witchery: on('#6fd84a', 'earth', 'pines', {
    hero: 'cauldron',
    sides: ['hat', 'mushroom'],
    air: ['potion', 'elixir'],
  }),
};
