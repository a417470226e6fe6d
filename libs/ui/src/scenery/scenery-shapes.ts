/** The shapes of `scenery.svg`. */
export type SceneryShape =
  | 'stars'
  | 'stars-large'
  | 'moon-shadow'
  | 'snow'
  | 'ridge'
  | 'hills'
  | 'village'
  | 'glitter'
  | 'torii'
  | 'ripples'
  | 'float'
  | 'hung'
  | 'branch'
  | 'banks'
  | 'lamp'
  | 'fox';
