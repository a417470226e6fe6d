import { randomOf } from '../pictures/random.ts';

/** Width of the arms: four pixels, or three for `slim`. */
export type SkinModel = 'classic' | 'slim';

/** Headwear over the hair, in the accent colour. */
type Hat = 'none' | 'band' | 'straw' | 'cap' | 'hood' | 'ears' | 'glasses';

/** Appearance of a player; colours as #rrggbb. */
export interface Look {
  model: SkinModel;
  skin: string;
  hair: string;
  haircut: 'short' | 'parted' | 'long' | 'spiky';
  eyes: string;
  shirt: string;
  /** Worn open over the shirt; null for none. */
  coat: string | null;
  trousers: string;
  shoes: string;
  accent: string;
  hat: Hat;
}

const of = (
  [model, skin, hair, haircut, eyes]: [SkinModel, string, string, Look['haircut'], string],
  [shirt, coat, trousers, shoes]: [string, string | null, string, string],
  [hat, accent]: [Hat, string],
): Look => ({ model, skin, hair, haircut, eyes, shirt, coat, trousers, shoes, accent, hat });

/** Appearances of the default skins, by file name. */
export const defaultLooks: Record<string, Look> = {
  courier: of(
    ['classic', '#e8b48c', '#3b2a24', 'parted', '#3f7a3a'],
    ['#e9e2d0', '#b8472f', '#3d4a63', '#5a3826'],
    ['cap', '#b8472f'],
  ),
  'shrine-keeper': of(
    ['slim', '#f6d3b6', '#2a1f3d', 'long', '#a8324f'],
    ['#f7f4ee', null, '#c0333f', '#f0e6d8'],
    ['band', '#e04455'],
  ),
  mechanic: of(
    ['classic', '#c98f66', '#7a3b1d', 'spiky', '#2f6fae'],
    ['#4d5561', '#d98a29', '#39404d', '#23262e'],
    ['glasses', '#57d3e8'],
  ),
  botanist: of(
    ['slim', '#a8714d', '#2f4a2c', 'long', '#7fae3a'],
    ['#f0e2b6', '#4f8a4a', '#7a5a3a', '#4a3322'],
    ['straw', '#e3c168'],
  ),
  fisher: of(
    ['classic', '#f0c39b', '#d9b45a', 'short', '#2b7d9c'],
    ['#d8e4ee', '#2b5d84', '#5b6b78', '#2f3b46'],
    ['straw', '#c9a35c'],
  ),
  astronomer: of(
    ['slim', '#ffe3cf', '#8f9be8', 'parted', '#6a4fd8'],
    ['#2b2557', '#453a8c', '#221d45', '#16122e'],
    ['none', '#ffd97a'],
  ),
  smith: of(
    ['classic', '#7a4c33', '#1c1512', 'short', '#c46a2e'],
    ['#8c8377', null, '#4a3b31', '#2a211c'],
    ['band', '#c8372d'],
  ),
  cartographer: of(
    ['slim', '#e3ab80', '#b0502f', 'spiky', '#4a7d55'],
    ['#efe3c4', '#6a4a86', '#4a4458', '#3a2a22'],
    ['ears', '#b0502f'],
  ),
};

const SKINS = ['#ffe3cf', '#f6d3b6', '#f0c39b', '#e3ab80', '#c98f66', '#a8714d', '#7a4c33'];
const HAIR = ['#2a1f3d', '#3b2a24', '#7a3b1d', '#d9b45a', '#e86a9b', '#6a7cff', '#41c4b0', '#dfe4f5', '#b0413e'];
const EYES = ['#2f6fae', '#3f7a3a', '#8d4fe0', '#c46a2e', '#d23f7e', '#2b7d9c'];
const CLOTHES = ['#e9e2d0', '#b8472f', '#4f8a4a', '#2b5d84', '#453a8c', '#d98a29', '#4d5561', '#c0568f', '#23262e'];
const DARK = ['#3d4a63', '#39404d', '#4a3b31', '#221d45', '#5a3826', '#2f3b46'];
const HATS: Hat[] = ['none', 'none', 'none', 'band', 'cap', 'hood', 'ears', 'ears', 'glasses', 'straw'];
const CUTS: Look['haircut'][] = ['short', 'parted', 'long', 'spiky'];

/** Appearance of a sample player: the same for the same name. */
export function lookOf(login: string): Look {
  const random = randomOf(`look of ${login}`);
  const one = <Thing>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing;
  return of(
    [random() < 0.5 ? 'slim' : 'classic', one(SKINS), one(HAIR), one(CUTS), one(EYES)],
    [one(CLOTHES), random() < 0.6 ? one(CLOTHES) : null, one(DARK), one(DARK)],
    [one(HATS), one(CLOTHES)],
  );
}
