import type { components } from '@hoshikraft/contract';
import type { ServerFigures } from './online-repository.ts';
import { presentRecords } from './present-monitoring.ts';

/** Figures of one server as the contract shows them. */
export const presentStatistics = ({
  online,
  playersDay,
  day,
  ever,
}: ServerFigures): components['schemas']['ServerStatistics'] => ({
  records: presentRecords({ current: online, day, ever }),
  playersDay,
});
