import type { ItemIcon } from '@hoshikraft/shared';
import { mix } from '../../pictures/colours.ts';
import { clothesShapes } from './clothes.ts';
import { faces } from './faces.ts';
import { foodShapes } from './food.ts';
import { fronts } from './fronts.ts';
import { materialShapes } from './materials.ts';
import { cube, flat, letters, machine, type Pixels } from './paint.ts';
import { partShapes } from './parts.ts';
import { supplyShapes } from './supplies.ts';
import { toolShapes } from './tools.ts';

const shapes = {
  ...toolShapes,
  ...clothesShapes,
  ...materialShapes,
  ...partShapes,
  ...foodShapes,
  ...supplyShapes,
};

/** Colours of what things are made of. */
const COLOURS = {
  iron: '#c3cad8',
  gold: '#f7c23c',
  copper: '#d9774a',
  bronze: '#b9793a',
  steel: '#76819a',
  electrum: '#f1e38a',
  iridium: '#b9d4dd',
  manasteel: '#4f8df0',
  terrasteel: '#52c94a',
  thaumium: '#7a58c9',
  draconium: '#9a3fd0',
  starmetal: '#3a5fc4',
  diamond: '#4fdfe0',
  emerald: '#3fcf72',
  ruby: '#ee4f66',
  amethyst: '#a970ff',
  quartz: '#e8dff5',
  stone: '#8b8f9e',
  casing: '#99a3b8',
  night: '#46406e',
  sand: '#ecd9a0',
  clay: '#a5abc4',
  redBrick: '#b2563f',
} as const;

const shape = (name: keyof typeof shapes, colour: string, own: Readonly<Record<string, string>> = {}): Pixels =>
  flat(shapes[name], letters(colour, own));

const block = (
  colour: string,
  side: keyof typeof faces,
  { top = side, own = {} }: { top?: keyof typeof faces; own?: Readonly<Record<string, string>> } = {},
): Pixels => cube({ side: faces[side], top: faces[top] }, letters(colour, own));

const ore = (f: string, g: string): Pixels =>
  block(COLOURS.stone, 'ore', { own: { s: '#8f93a3', t: '#767a8c', f, g } });

const WOOD = '#b9824a';

const box = (name: keyof typeof fronts, colour: string, own: Readonly<Record<string, string>> = {}): Pixels =>
  machine(fronts[name], letters(colour, own), [mix(colour, '#ffffff', 0.2), colour]);

const tools = {
  sword: shape('sword', COLOURS.diamond, { f: '#8a5a2b', g: '#ffcf4a' }),
  pickaxe: shape('pickaxe', COLOURS.iron),
  axe: shape('axe', COLOURS.iron),
  shovel: shape('shovel', COLOURS.iron),
  hammer: shape('hammer', COLOURS.bronze),
  drill: shape('drill', COLOURS.iron, { f: '#ffd98a', y: '#f0a52f', h: '#8c5517' }),
  wrench: shape('wrench', COLOURS.iron),
  chisel: shape('chisel', COLOURS.iron, { f: '#ffcf4a' }),
  wand: shape('wand', COLOURS.amethyst),
  bow: shape('bow', COLOURS.iron),
  net: shape('net', COLOURS.iron),
  crook: shape('crook', COLOURS.iron),
  stick: shape('stick', COLOURS.iron),
  helmet: shape('helmet', COLOURS.iron),
  chestplate: shape('chestplate', COLOURS.diamond),
  'power-armour': shape('armour', '#4a5578'),
  boots: shape('boots', '#a8622f', { f: '#ffcf4a' }),
  hat: shape('hat', '#6a4fd0', { f: '#ffb347', h: '#b8621f' }),
  mask: shape('mask', COLOURS.iron),
  jetpack: shape('jetpack', COLOURS.casing),
  ring: shape('ring', COLOURS.gold),
};

const gems = {
  gem: shape('gem', COLOURS.ruby),
  diamond: shape('gem', COLOURS.diamond),
  emerald: shape('emerald', COLOURS.emerald),
  quartz: shape('crystals', COLOURS.quartz),
  amethyst: shape('crystals', COLOURS.amethyst),
  shard: shape('shard', '#8fe3d0'),
  pearl: shape('pearl', '#2f9e8f'),
  essence: shape('essence', '#9bd24a'),
  heart: shape('heart', '#e23f5f'),
  'energy-crystal': shape('charge', '#e0453f'),
  flint: shape('flint', '#565b6b'),
  clay: shape('lump', COLOURS.clay),
};

const metals = {
  ingot: shape('ingots', COLOURS.gold, { S: '#ffffff', f: '#e3e8f2', g: '#7f889c', h: '#b3bbcc' }),
  'iron-ingot': shape('ingot', COLOURS.iron),
  'gold-ingot': shape('ingot', COLOURS.gold),
  'copper-ingot': shape('ingot', COLOURS.copper),
  'bronze-ingot': shape('ingot', COLOURS.bronze),
  'steel-ingot': shape('ingot', COLOURS.steel),
  'electrum-ingot': shape('ingot', COLOURS.electrum),
  'iridium-ingot': shape('ingot', COLOURS.iridium),
  'manasteel-ingot': shape('ingot', COLOURS.manasteel),
  'terrasteel-ingot': shape('ingot', COLOURS.terrasteel),
  'thaumium-ingot': shape('ingot', COLOURS.thaumium),
  'draconium-ingot': shape('ingot', COLOURS.draconium),
  'awakened-ingot': shape('ingot', '#ff7a2e'),
  'starmetal-ingot': shape('ingot', COLOURS.starmetal),
  brick: shape('brick', COLOURS.redBrick),
  plate: shape('plate', COLOURS.iron),
  gear: shape('gear', COLOURS.bronze),
  'iron-dust': shape('dust', '#b3bac9'),
  'gold-dust': shape('dust', COLOURS.gold),
  redstone: shape('dust', '#d8302f'),
};

const parts = {
  cable: shape('coil', COLOURS.copper),
  circuit: shape('circuit', '#2f8f5b'),
  processor: shape('processor', '#5b7fe8'),
  memory: shape('memory', '#2f8f5b'),
  'energy-cell': shape('cell', '#f04f4f'),
  'storage-cell': shape('drive', '#8f6bff'),
  disk: shape('disk', '#4763c9'),
  card: shape('card', '#d0567f'),
  'fluid-cell': shape('tank', '#3f9bf0'),
};

const food = {
  food: shape('bento', COLOURS.iron, { r: '#c2413f' }),
  apple: shape('apple', '#e0413f'),
  'golden-apple': shape('apple', COLOURS.gold),
  bread: shape('bread', '#c9853a'),
  onigiri: shape('onigiri', COLOURS.iron),
  takoyaki: shape('takoyaki', COLOURS.iron, { o: '#d98b3f', v: '#7a3a1c' }),
  stew: shape('stew', COLOURS.iron, { o: '#c96a2e' }),
  fish: shape('fish', '#f08a6a', { n: '#ffd9c4' }),
  banana: shape('banana', '#f5cf3f'),
  seeds: shape('seeds', '#8fbf4a'),
  sapling: shape('sapling', COLOURS.emerald),
  flower: shape('flower', '#f58fc0'),
  grub: shape('grub', '#f0d9b8'),
  frame: shape('frame', COLOURS.gold),
  bee: shape('bee', COLOURS.gold),
};

const magic = {
  potion: shape('potion', '#e8446c'),
  'mana-potion': shape('potion', '#3f7ff0'),
  elixir: shape('potion', '#58c957'),
  book: shape('book', '#a8453f'),
  'spell-book': shape('spellbook', '#5a3fb0'),
  scroll: shape('scroll', '#8a6a4a'),
  blueprint: shape('blueprint', '#2f66c4'),
  ink: shape('ink', '#3a3490'),
  rune: shape('rune', '#5f6478'),
};

const carried = {
  coin: shape('coin', COLOURS.gold),
  key: shape('key', COLOURS.gold),
  bucket: shape('bucket', '#3f8df0'),
  ticket: shape('ticket', '#e0624f'),
  pot: shape('pot', '#4f566b', { t: '#6f788f' }),
  pipe: shape('pipe', '#b57a45'),
  chest: shape('chest', '#b0763f', { y: '#d9dfe8', s: '#ffffff', o: '#8b94a8' }),
  'iron-chest': shape('bound', COLOURS.iron),
  'gold-chest': shape('bound', COLOURS.gold, { s: '#fff0a8', t: '#a86a1a' }),
  'diamond-chest': shape('bound', COLOURS.diamond, { s: '#e0fffb', t: '#2a7f92' }),
};

const blocks = {
  block: block(COLOURS.stone, 'masonry', { top: 'rough' }),
  'grass-block': block(COLOURS.stone, 'turf', { top: 'grass' }),
  cobblestone: block(COLOURS.stone, 'rubble'),
  planks: block(COLOURS.stone, 'planks'),
  sand: block(COLOURS.sand, 'grains'),
  gravel: block('#8a8087', 'pebbles'),
  glass: block('#a9d9ea', 'pane'),
  sandstone: block('#e0c486', 'strata', { top: 'grains' }),
  marble: block('#b9bccb', 'veins'),
  soil: block('#5a3d2e', 'grains', { top: 'furrows' }),
  'oven-bricks': block(COLOURS.redBrick, 'bricks'),
  grout: block('#b5a79b', 'grains', { top: 'pebbles' }),
  'iron-ore': ore('#e8bfa0', '#b5866a'),
  'gold-ore': ore('#ffe07a', '#e0a52f'),
  'copper-ore': ore('#f09a63', '#4fae8c'),
  'diamond-ore': ore('#a8fff6', '#3fc4d0'),
  furnace: box('furnace', '#878b99'),
  casing: box('casing', COLOURS.casing),
  macerator: box('macerator', COLOURS.casing),
  generator: box('generator', '#8a94a8'),
  'solar-panel': machine(fronts.solar, letters('#2f62d8'), ['#c9d2e0', '#7f8aa3']),
  reactor: box('reactor', '#4a5068', { f: '#8dff5a' }),
  interface: box('interface', '#a7abc0', { f: '#a87bff' }),
  screen: box('screen', COLOURS.casing),
  computer: box('computer', '#c9ced8'),
  altar: box('altar', COLOURS.night),
  'bee-house': box('hive', WOOD),
  barrel: box('staves', WOOD),
  sieve: box('sieve', WOOD),
  drawer: box('drawer', WOOD),
  crate: box('crate', WOOD),
};

/** The picture of every item. */
export const itemPictures: Readonly<Record<ItemIcon, Pixels>> = {
  ...tools,
  ...gems,
  ...metals,
  ...parts,
  ...food,
  ...magic,
  ...carried,
  ...blocks,
};
