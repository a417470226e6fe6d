import type { Random } from '@hoshikraft/shared';

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
