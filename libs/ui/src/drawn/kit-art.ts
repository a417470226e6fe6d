import type { CSSProperties } from 'react';

/** Materials of items. */
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

const naturalMaterial = {
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
} as const satisfies Readonly<Record<string, KitMaterial>>;

export type KitIcon = keyof typeof naturalMaterial;

/** Items with a picture. */
export const kitIcons = Object.keys(naturalMaterial) as KitIcon[];

/** Colours of an item; without a material, those of its usual one. */
export function kitColours(icon: KitIcon, material: KitMaterial = naturalMaterial[icon]): CSSProperties {
  const [main, shade, light] = kitMaterials[material];
  return { '--hk-kit-main': main, '--hk-kit-shade': shade, '--hk-kit-light': light } as CSSProperties;
}
