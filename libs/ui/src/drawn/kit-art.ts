import type { PixelPalette } from './pixel-art.tsx';

/* Our own small pictures, 10 × 10. a main, b shade, c light, w wood, v wood shade, k outline. */
export const kitPictures = {
  sword: ['........aa', '.......aca', '......aca.', '.....aca..', 'k...aca...', 'vk.aca....', '.vkba.....', '..vk......', '.wvvk.....', 'ww..v.....'],
  pickaxe: ['..aaaa....', '.abbbbcw..', '......wcb.', '.....wvbca', '....wv.bca', '...wv..bca', '..wv...bca', '.wv.....ba', 'wv........', 'v.........'],
  axe: ['...aa.....', '..acaaw...', '.acaawva..', '.aaawvaa..', '..awvaaa..', '..wv.aa...', '.wv.......', '.wv.......', 'wv........', 'v.........'],
  helmet: ['..aaaaaa..', '.accaaaaa.', '.acaaaaab.', 'aacaaaaabb', 'aaaaaaaabb', 'aab....abb', 'aab....abb', 'aa......bb', 'a........b', '..........'],
  chestplate: ['aa......bb', 'aca....abb', 'acaa..aabb', 'aaccaaaabb', '.acaaaaab.', '.acaaaaab.', '.aaaaaabb.', '.aaaaaabb.', '..aaaabb..', '..aaaabb..'],
  boots: ['..........', '.aa....aa.', '.ca....ca.', '.ca....ca.', '.ca....ca.', '.ca....ca.', 'aaa..aaaa.', 'caaa.caaaa', 'aaab.aaaab', 'bbbb.bbbbb'],
  gem: ['..........', '...aaaa...', '..accaaa..', '.accaaaab.', '.acaaaabb.', '.aaaaaabb.', '..aaaabb..', '...aabb...', '....bb....', '..........'],
  ingot: ['..........', '..........', '....aaaaa.', '...acccaab', '..acccaabb', '.aaaaaabb.', '.abbbbbb..', '.abbbbb...', '..........', '..........'],
  food: ['......v...', '.....v....', '...aavaa..', '..acaaaaa.', '.accaaaaab', '.acaaaaaab', '.aaaaaaabb', '.aaaaaaabb', '..aaaaabb.', '...bb.bb..'],
  potion: ['...vvvv...', '....cc....', '....cc....', '...caac...', '..cabaac..', '.caaacaac.', '.caabaaac.', '.cabaaaac.', '..caaaac..', '...cccc...'],
  book: ['..........', '.aaaaaaaa.', '.abbbbbba.', '.abccccba.', '.abbbbbba.', '.abbbbbba.', '.aaaaaaaa.', '.awwwwwww.', '.aaaaaaaa.', '..........'],
  bow: ['..wwwww...', '.......wk.', '......k.w.', '.....k..w.', '....k...w.', 'a..k....w.', '.ak.....w.', '.kaaaaaawa', '...a...w..', '....www...'],
  coin: ['...aaaa...', '.aaccccaa.', '.accaaaba.', 'aacaccabba', 'acaacaaaba', 'acaacaaaba', 'aacaccabba', '.aaaaabba.', '.aabbbbaa.', '...aaaa...'],
  block: ['cccccccccc', 'caaacaaaca', 'aacaaaacaa', 'bbabbabbab', 'wwbwwwbwww', 'wvwwwwwvww', 'wwwwvwwwww', 'wwvwwwwwvw', 'wwwwwvwwww', 'vwwwwwwwwv'],
  chest: ['..........', '.wwwwwwww.', 'wwwwwwwwwv', 'wwwwwwwwwv', 'vvvvaavvvv', 'wwwwaawwwv', 'wwwwbbwwwv', 'wwwwwwwwwv', 'vvvvvvvvvv', '..........'],
  key: ['..aaa.....', '.ac.aa....', '.a...a....', '.aa.ab....', '..aaab....', '.....aa...', '......aa..', '.....b.aa.', '......b.aa', '........b.'],
} as const;

export type KitIcon = keyof typeof kitPictures;

export const kitIcons = Object.keys(kitPictures) as KitIcon[];

/** Materials a thing can be made of. */
export const kitMaterials = {
  iron: ['#d9dfe8', '#8b94a8', '#ffffff'],
  gold: ['#ffcf4a', '#c98a1e', '#fff3b0'],
  diamond: ['#6ff0e6', '#2aa6b8', '#d9fffb'],
  emerald: ['#5fe08a', '#259152', '#d4ffe0'],
  ruby: ['#ff6a7d', '#a82a4a', '#ffc7cf'],
  amethyst: ['#b78cff', '#6a3fc0', '#ecdcff'],
  grass: ['#7ccf5c', '#4d9b3c', '#a6ea7f'],
} as const;

export type KitMaterial = keyof typeof kitMaterials;

const naturalMaterial: Readonly<Record<KitIcon, KitMaterial>> = {
  sword: 'diamond',
  pickaxe: 'iron',
  axe: 'iron',
  helmet: 'iron',
  chestplate: 'diamond',
  boots: 'gold',
  gem: 'diamond',
  ingot: 'gold',
  food: 'ruby',
  potion: 'amethyst',
  book: 'amethyst',
  bow: 'iron',
  coin: 'gold',
  block: 'grass',
  chest: 'gold',
  key: 'gold',
};

/** The colours of a thing; without a material, what it is usually made of. */
export function kitPalette(icon: KitIcon, material: KitMaterial = naturalMaterial[icon]): PixelPalette {
  const [a, b, c] = kitMaterials[material];
  return { a, b, c, w: '#a8713f', v: '#6b4226', k: '#c9ced8' };
}
