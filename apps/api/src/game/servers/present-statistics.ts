import type { components } from '@hoshikraft/contract';
import type { ServerFigures } from './online-repository.ts';
import { presentRecords } from './present-monitoring.ts';

/** Figures of one server in the contract's shape. */
export const presentStatistics = ({
  playersDay,
  ...records
}: ServerFigures): components['schemas']['ServerStatistics'] => ({ records: presentRecords(records), playersDay });
