import { flat, letters, machine, type Pixels } from '../../sprites/items/paint.ts';
import { fronts } from '../../sprites/items/fronts.ts';
import { mix } from '../colours.ts';
import { creatureShapes } from './creatures.ts';
import { objectShapes } from './objects.ts';
import { foodShapes } from '../../sprites/items/food.ts';
import { supplyShapes } from '../../sprites/items/supplies.ts';
import { toolShapes } from '../../sprites/items/tools.ts';

type Own = Readonly<Record<string, string>>;

const coverShapes = { ...creatureShapes, ...objectShapes };

const shape = (name: keyof typeof coverShapes, colour: string, own: Own = {}): Pixels =>
  flat(coverShapes[name], letters(colour, own));
const box = (name: keyof typeof fronts, colour: string, own: Own = {}): Pixels =>
  machine(fronts[name], letters(colour, own), [mix(colour, '#ffffff', 0.2), colour]);
const flower = (colour: string): Pixels => flat(foodShapes.flower, letters(colour));

/** Pictures that only covers show. */
export const coverPictures = {
  bear: shape('bear', '#8a5a3a'),
  dragon: shape('dragon', '#7a3fc0', { Q: '#ff5ad0' }),
  boss: shape('boss', '#5a2a38'),
  'ender-eye': shape('eye', '#2f8f7a', { f: '#b8ff6a' }),
  wings: shape('wings', '#eef0fb'),
  rocket: shape('rocket', '#d9dfe8', { q: '#2f9fc0' }),
  train: shape('train', '#c2413f', { q: '#ffd98a' }),
  'source-jar': shape('jar', '#b45cff'),
  'firefly-jar': shape('jar', '#2f4a3a', { S: '#fff3a0' }),
  lamp: shape('lamp', '#5b6078'),
  sign: shape('sign', '#a8713f'),
  waystone: shape('monolith', '#7d8199'),
  cauldron: shape('cauldron', '#3f4358', { f: '#7dff6a' }),
  candle: shape('candle', '#ffffff'),
  'essence-crop': shape('crop', '#9bd24a'),
  'soul-crop': shape('crop', '#e0524f'),
  'drive-rack': shape('rack', '#5fd0ff'),
  smeltery: shape('smeltery', '#8a6a5a'),
  mushroom: shape('mushroom', '#d0455a'),
  spirit: shape('spirit', '#9fd8ff'),
  'blood-altar': box('altar', '#5a1f2c', { Q: '#ff4a4a', y: '#8f8aa8' }),
  'alloy-smelter': box('furnace', '#5f8f86'),
  infuser: box('generator', '#6fae7a', { y: '#ff6a5a', o: '#d03a3a' }),
  pulverizer: box('macerator', '#c98a4f'),
  plant: box('interface', '#3f4a5c', { f: '#7dff9a' }),
  'blue-flower': flower('#6fa8ff'),
  'yellow-flower': flower('#ffd45e'),
  'white-flower': flower('#f4f0ff'),
  tome: flat(supplyShapes.spellbook, letters('#7a3f8f', { Q: '#ffcf4a' })),
  'cosmic-sword': flat(
    toolShapes.sword,
    letters('#ff7ad9', { b: '#7ae0ff', c: '#8a5aff', d: '#ffffff', f: '#ffcf4a', g: '#ff7a4a' }),
  ),
} satisfies Readonly<Record<string, Pixels>>;

export type CoverPicture = keyof typeof coverPictures;
