import { type Look, lookAs } from './look.ts';

/** Appearances of the members of the team, by login. */
export const teamLooks: Record<string, Look> = {
  Hoshiyomi: lookAs(
    ['classic', '#ffe3cf', '#e6e9fb', '#8fa2ff', 'long', '#5f6fff', 'calm'],
    ['robe', '#201a4c', '#2c2a78', 'trousers', '#1c1842', '#3a3470'],
    ['none', '#ffd45e'],
  ),
  Kagerou: lookAs(
    ['classic', '#f0c39b', '#20242f', '#d8503f', 'spiky', '#ff7a2a', 'sharp'],
    ['haori', '#23262e', '#b83a34', 'hakama', '#2a2c38', '#1a1a22'],
    ['band', '#ff8a3f'],
  ),
  Amayadori: lookAs(
    ['slim', '#f9dcc4', '#5aa0c8', '#a8dcec', 'bob', '#2b7d9c', 'calm'],
    ['suit', '#f4f7fb', '#3f6f9c', 'skirt', '#2f4d70', '#26324a'],
    ['ribbon', '#ffd45e'],
  ),
  Nekobyte: lookAs(
    ['slim', '#ffe3cf', '#3a2f5c', '#ff7ad0', 'bob', '#4fdcc0', 'round'],
    ['hoodie', '#f0f0f8', '#4a3f86', 'shorts', '#2b2746', '#ff7ad0'],
    ['ears', '#3a2f5c'],
  ),
  RustyGear: lookAs(
    ['classic', '#e3ab80', '#c0562a', '#f08a3f', 'spiky', '#2f8fae', 'round'],
    ['apron', '#e8ddc8', '#8a5a33', 'trousers', '#4a4f5c', '#3a2a20'],
    ['goggles', '#ffb347'],
  ),
  Tsukumogami: lookAs(
    ['classic', '#f6d3b6', '#d8d2e8', '#a38fd8', 'ponytail', '#a33fd0', 'sharp'],
    ['haori', '#efe8f6', '#5a3f86', 'hakama', '#3a2f5a', '#2a2238'],
    ['mask', '#e04455'],
  ),
  Cloudsmith: lookAs(
    ['slim', '#c98f66', '#eef4f8', '#8fd0e8', 'parted', '#3fa0d0', 'round'],
    ['jacket', '#eaf6fb', '#5fb0c8', 'trousers', '#486a86', '#f0e6d0'],
    ['goggles', '#9ff0d0'],
  ),
  Shirayuki_: lookAs(
    ['slim', '#fff0e6', '#f4f2ff', '#b8d8ff', 'long', '#6fb8ff', 'calm'],
    ['robe', '#eef4ff', '#b8d0f0', 'skirt', '#8fb0dc', '#e8eefc'],
    ['flower', '#9fd8ff'],
  ),
  Akatsuki77: lookAs(
    ['classic', '#e8b48c', '#a82a34', '#ff8a4a', 'spiky', '#e0a02e', 'sharp'],
    ['armour', '#3a2630', '#c04038', 'trousers', '#2f2430', '#221a22'],
    ['horns', '#f0d8b0'],
  ),
  Volt_Sensei: lookAs(
    ['classic', '#f0c39b', '#f2d24a', '#fff0a0', 'spiky', '#3f8fe0', 'sharp'],
    ['lab', '#2f3f66', '#f2f5fa', 'trousers', '#2a3350', '#20242f'],
    ['glasses', '#4fdcff'],
  ),
  Kaminari: lookAs(
    ['slim', '#ffe3cf', '#4f5fe0', '#ffe14d', 'tails', '#ffd23f', 'round'],
    ['sailor', '#f4f4fb', '#2f3a86', 'skirt', '#2f3a86', '#ffe14d'],
    ['headphones', '#ffe14d'],
  ),
  SoraNoIto: lookAs(
    ['slim', '#f6d3b6', '#7ac8f0', '#d8f4ff', 'tails', '#3f9ad8', 'calm'],
    ['jacket', '#fbfdff', '#86dd8f', 'skirt', '#4f9ad0', '#f4f0e0'],
    ['ribbon', '#86dd8f'],
  ),
  Mahoutsukai: lookAs(
    ['slim', '#f9dcc4', '#c05ca8', '#ffb4e0', 'long', '#d04fd0', 'round'],
    ['robe', '#34205c', '#6a3fa0', 'skirt', '#4a2f7a', '#2a1f48'],
    ['hood', '#ffcf6a'],
  ),
  Daiku: lookAs(
    ['classic', '#a8714d', '#2a2420', '#4a3c34', 'short', '#6a8a3f', 'calm'],
    ['haori', '#e8e0d0', '#2f5a8c', 'trousers', '#d8c8a8', '#5a4232'],
    ['band', '#f4f4f4'],
  ),
  PaperLantern: lookAs(
    ['slim', '#f6d3b6', '#8a2f3f', '#ff9a4a', 'ponytail', '#ff9a2a', 'round'],
    ['haori', '#fff0dc', '#e8623f', 'skirt', '#b83a44', '#f4d8a8'],
    ['flower', '#ffd45e'],
  ),
  MossyTorii: lookAs(
    ['slim', '#c98f66', '#4f7a4a', '#a8c86a', 'long', '#c04a3f', 'calm'],
    ['haori', '#f4efe0', '#5f8f55', 'hakama', '#b8403a', '#e8dcc4'],
    ['none', '#c8403a'],
  ),
  Fumikaze: lookAs(
    ['classic', '#ffe3cf', '#4fa08a', '#b8ecd0', 'parted', '#2f9a7a', 'round'],
    ['suit', '#f6f2e6', '#2f6a5c', 'trousers', '#2f3d3f', '#4a3428'],
    ['headphones', '#ffd45e'],
  ),
  InkAndQuill: lookAs(
    ['slim', '#f0c39b', '#2a2440', '#4f46a0', 'bob', '#7a5fe0', 'calm'],
    ['sailor', '#f6f0e4', '#3a3066', 'skirt', '#3a3066', '#2a2240'],
    ['glasses', '#e0b45c'],
  ),
};
