import type { Schemas } from '../schemas.ts';

/** Steps of the setting, MiB. */
const STEP = 512;
/** docs/product/launcher.md#settings: recommended memory is 2 GB at least. */
const RECOMMENDED = 2048;
/** What the system and the graphics driver want for themselves beside the game, MiB. */
const LEFT_FREE = 1024;

const up = (mb: number) => Math.ceil(mb / STEP) * STEP;
const down = (mb: number) => Math.floor(mb / STEP) * STEP;

/**
 * The memory setting with its limits, MiB all of them.
 *
 * `auto` is what the client recommends, as far as the machine has it and something is left for everything else. More
 * than that helps no game: a bigger heap is only cleaned later, and for longer.
 *
 * @param total memory of the machine
 * @param recommendedMb what the client wishes for; 2048 where no client is meant
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
