import { type Look, lookAs } from './look.ts';

/** Appearances of the default skins, by file name. */
export const defaultLooks: Record<string, Look> = {
  courier: lookAs(
    ['classic', '#e8b48c', '#3b2a24', '#6a4630', 'parted', '#3f9a4a', 'round'],
    ['jacket', '#efe8d6', '#c94a35', 'trousers', '#3d4a63', '#5a3826'],
    ['cap', '#c94a35'],
  ),
  'shrine-keeper': lookAs(
    ['slim', '#f9dcc4', '#2f2347', '#4a3470', 'long', '#c23a5f', 'calm'],
    ['haori', '#fbf7f0', '#f2ece2', 'hakama', '#c8323f', '#f0e6d8'],
    ['ribbon', '#e04455'],
  ),
  mechanic: lookAs(
    ['classic', '#c98f66', '#8a431f', '#c46a2e', 'spiky', '#2f7fd0', 'sharp'],
    ['apron', '#4d5561', '#e0912d', 'trousers', '#39404d', '#23262e'],
    ['goggles', '#57d3e8'],
  ),
  botanist: lookAs(
    ['slim', '#a8714d', '#2f4a2c', '#4f7a3f', 'bob', '#8fc04a', 'round'],
    ['jacket', '#f4e8c0', '#4f9a4f', 'shorts', '#7a5a3a', '#4a3322'],
    ['flower', '#ff9ccf'],
  ),
  fisher: lookAs(
    ['classic', '#f0c39b', '#d9b45a', '#f0d890', 'short', '#2b8dac', 'calm'],
    ['hoodie', '#d8e4ee', '#2f6a94', 'trousers', '#5b6b78', '#2f3b46'],
    ['straw', '#d8b46a'],
  ),
  astronomer: lookAs(
    ['slim', '#ffe3cf', '#8f9be8', '#d0d8ff', 'tails', '#6a4fd8', 'round'],
    ['robe', '#2b2557', '#453a8c', 'trousers', '#221d45', '#16122e'],
    ['glasses', '#ffd97a'],
  ),
  smith: lookAs(
    ['classic', '#7a4c33', '#1c1512', '#3a2a22', 'short', '#e0762e', 'sharp'],
    ['apron', '#a89f92', '#5a4234', 'trousers', '#4a3b31', '#2a211c'],
    ['band', '#d8402d'],
  ),
  cartographer: lookAs(
    ['slim', '#e3ab80', '#b8562f', '#e88a4a', 'ponytail', '#4a8d5f', 'sharp'],
    ['suit', '#efe3c4', '#6a4a86', 'trousers', '#4a4458', '#3a2a22'],
    ['ears', '#b8562f'],
  ),
};
