import { afterEach } from '@jest/globals';

interface FaultWatch {
  note: (fault: string) => void;
  add: (faults: Promise<string[]>) => void;
  /** What was found until now; it is forgotten. */
  take: () => Promise<string[]>;
}

const watches = new Set<FaultWatch>();

/** Gathers faults alongside a test, which never waits for them, and fails it with them at its end. */
export const watchFaults = (): FaultWatch => {
  let found: Promise<string[]>[] = [];
  const watch: FaultWatch = {
    note: (fault) => void found.push(Promise.resolve([fault])),
    add: (faults) => void found.push(faults),
    take: async () => {
      const taken = found;
      found = [];
      return (await Promise.all(taken)).flat();
    },
  };
  watches.add(watch);
  return watch;
};

/** @throws Error that names every fault found since the last call */
export const failOnFaults = async (): Promise<void> => {
  const faults = (await Promise.all([...watches].map((watch) => watch.take()))).flat();
  if (faults.length > 0) throw new Error(`The contract is broken:\n${[...new Set(faults)].join('\n')}`);
};

afterEach(failOnFaults);
