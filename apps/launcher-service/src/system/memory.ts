import type { Schemas } from '../schemas.ts';

/** Step of the setting, MiB. */
const STEP = 512;
/** docs/product/launcher.md#settings: recommended memory is at least 2 GB. */
const RECOMMENDED = 2048;
/** Memory for the system and the graphics driver, MiB. */
const LEFT_FREE = 1024;

const up = (mb: number) => Math.ceil(mb / STEP) * STEP;
const down = (mb: number) => Math.floor(mb / STEP) * STEP;

/**
 * The memory setting with its limits, all in MiB.
 *
 * `auto` is the recommendation of the client, limited by the machine minus the reserve for everything else. A larger heap
 * does not help a game: garbage collection is only later and takes longer.
 *
 * @param total memory of the machine
 * @param recommendedMb recommendation of the client; 2048 without a client
 */
export function memorySetting(
  value: number | 'auto',
  total: number,
  recommendedMb: number = RECOMMENDED,
): Schemas['Memory'] {
  const min = STEP;
  const max = Math.max(min, down(total));
  const recommended = Math.min(max, Math.max(RECOMMENDED, up(recommendedMb)));
  const automatic = Math.max(min, Math.min(recommended, down(total - LEFT_FREE)));
  const effective = value === 'auto' ? automatic : Math.min(max, Math.max(min, Math.floor(value)));
  return { value, effective, automatic, min, max, recommended, total };
}
