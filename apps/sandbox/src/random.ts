/** Numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** A repeatable source of chance (mulberry32): the same seed gives the same row of numbers. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from a text, for seeds (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** How often an event of this mean happens in one step (Poisson, by multiplication; means up to about 50). */
export function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** A number around 0 with deviation 1 (sum of twelve). */
export function gaussian(random: Random): number {
  let sum = -6;
  for (let index = 0; index < 12; index += 1) sum += random();
  return sum;
}
