/** The fox of the festival, sitting; the letters are those of `foxPalette`. */
export const foxRows = [
  '.d..d.......',
  '.oddo.......',
  'oooooo......',
  'okooko......',
  'owwwwo......',
  '.wddw.....w.',
  '.owwoo....ww',
  'oowwwoo...wo',
  'oowwwooo.ooo',
  'oowwwoooooo.',
  'oowwoooooo..',
  'od.odooooo..',
] as const;

/** o fur, w white fur, d dark fur, k eye. */
export const foxPalette = { o: '#f0925a', w: '#fff1dd', d: '#7a3b2c', k: '#2a1420' } as const;
