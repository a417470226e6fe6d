/** Width of the arms: four pixels, or three for `slim`. */
export type SkinModel = 'classic' | 'slim';

/** What is on the head, most in the accent colour. */
export type Hat =
  | 'none'
  | 'band'
  | 'straw'
  | 'cap'
  | 'hood'
  | 'ears'
  | 'glasses'
  | 'mask'
  | 'flower'
  | 'headphones'
  | 'horns'
  | 'goggles'
  | 'ribbon';

export type Haircut = 'short' | 'parted' | 'long' | 'spiky' | 'bob' | 'ponytail' | 'tails';

export type Eyes = 'round' | 'sharp' | 'calm';

export type Outfit = 'jacket' | 'haori' | 'sailor' | 'hoodie' | 'lab' | 'armour' | 'robe' | 'apron' | 'suit';

export type Legs = 'trousers' | 'skirt' | 'shorts' | 'hakama';

/** Appearance of a player; colours as #rrggbb. */
export interface Look {
  model: SkinModel;
  skin: string;
  hair: string;
  /** Colour of the ends of the hair. */
  tips: string;
  haircut: Haircut;
  eyes: string;
  gaze: Eyes;
  outfit: Outfit;
  shirt: string;
  /** The outer layer: coat, armour, apron. */
  coat: string;
  legs: Legs;
  trousers: string;
  shoes: string;
  accent: string;
  hat: Hat;
}

type Head = [model: SkinModel, skin: string, hair: string, tips: string, haircut: Haircut, eyes: string, gaze: Eyes];
type Clothes = [outfit: Outfit, shirt: string, coat: string, legs: Legs, trousers: string, shoes: string];

export const lookAs = (
  [model, skin, hair, tips, haircut, eyes, gaze]: Head,
  [outfit, shirt, coat, legs, trousers, shoes]: Clothes,
  [hat, accent]: [Hat, string],
): Look => ({ model, skin, hair, tips, haircut, eyes, gaze, outfit, shirt, coat, legs, trousers, shoes, accent, hat });
