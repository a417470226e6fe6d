import { randomOf } from '../pictures/random.ts';
import { type Eyes, type Haircut, type Hat, type Legs, type Look, lookAs, type Outfit } from './look.ts';

const SKINS = ['#fff0e6', '#ffe3cf', '#f6d3b6', '#f0c39b', '#e3ab80', '#c98f66', '#a8714d', '#7a4c33'];
/** Colours of hair with those of its ends. */
const HAIR = [
  ['#2a1f3d', '#5a3f8c'],
  ['#3b2a24', '#7a4f38'],
  ['#8a431f', '#e08a4a'],
  ['#e0bc5f', '#fff0b0'],
  ['#e86a9b', '#ffc4dd'],
  ['#5f74f0', '#b0dcff'],
  ['#3fb8a6', '#c8fff0'],
  ['#dfe4f5', '#a8b4f0'],
  ['#b83a3e', '#ff9a5a'],
  ['#7a4fc0', '#ff9ce0'],
] as const;
const EYES = ['#2f7fd0', '#3f9a4a', '#8d4fe0', '#d0762e', '#d23f7e', '#2b8dac', '#c8a02e'];
const CLOTHES = [
  '#f2ece0',
  '#c94a35',
  '#4f9a4f',
  '#2f6a94',
  '#4f44a0',
  '#e0912d',
  '#5d6674',
  '#c85f98',
  '#2b2e3a',
  '#8fd0c8',
];
const DARK = ['#3d4a63', '#39404d', '#4a3b31', '#2a2552', '#5a3826', '#2f3b46', '#4a2f44'];
const BRIGHT = ['#ffd45e', '#ff7a6a', '#7ae0ff', '#9ff08a', '#ff9ccf', '#f4f0ff'];
const HATS: Hat[] = [
  'none',
  'none',
  'none',
  'band',
  'cap',
  'hood',
  'ears',
  'glasses',
  'straw',
  'mask',
  'flower',
  'headphones',
  'horns',
  'goggles',
  'ribbon',
];
const CUTS: Haircut[] = ['short', 'parted', 'long', 'spiky', 'bob', 'ponytail', 'tails'];
const OUTFITS: Outfit[] = ['jacket', 'haori', 'sailor', 'hoodie', 'lab', 'armour', 'robe', 'apron', 'suit'];
const LEGS: Legs[] = ['trousers', 'trousers', 'skirt', 'shorts', 'hakama'];
const GAZES: Eyes[] = ['round', 'sharp', 'calm'];

/** Appearance of a sample player: the same for the same name. */
export function playerLook(login: string): Look {
  const random = randomOf(`look of ${login}`);
  const one = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing;
  const [hair, tips] = one(HAIR);
  const model = random() < 0.5 ? 'slim' : 'classic';
  const coat = one(CLOTHES);
  const shirt = one(CLOTHES.filter((colour) => colour !== coat));
  return lookAs(
    [model, one(SKINS), hair, tips, one(CUTS), one(EYES), one(GAZES)],
    [one(OUTFITS), shirt, coat, one(LEGS), one(DARK), one(DARK)],
    [one(HATS), one(BRIGHT)],
  );
}
