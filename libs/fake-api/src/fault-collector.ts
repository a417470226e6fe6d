import { afterEach } from '@jest/globals';

interface FaultCollector {
  note: (fault: string) => void;
  add: (faults: Promise<string[]>) => void;
  /** Returns and clears the violations found so far. */
  take: () => Promise<string[]>;
}

const watches = new Set<FaultCollector>();

/** Collects violations during a test without blocking it, and fails it at its end. */
export const collectFaults = (): FaultCollector => {
  let found: Promise<string[]>[] = [];
  const watch: FaultCollector = {
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
