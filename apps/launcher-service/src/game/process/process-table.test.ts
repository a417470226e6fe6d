import { expect, test } from '@jest/globals';
import { parsePs, processStart, processTable } from './process-table.ts';

test('this process is found with its parent and start time', async () => {
  const own = (await processTable()).find((entry) => entry.pid === process.pid);
  expect(own).toMatchObject({ parent: process.ppid, start: await processStart(process.pid) });
});

test('a process that does not exist has no start time', async () => {
  expect(await processStart(2 ** 22 + 1)).toBeNull();
});

test('the list of macOS is parsed, without processes that have ended', () => {
  const list = `    1     0     1 Ss   Mon Jan  5 10:00:00 2026
  512     1   512 S+   Mon Jan  5 10:01:02 2026
  513   512   512 Z+   Mon Jan  5 10:01:03 2026
`;
  expect(parsePs(list)).toEqual([
    { pid: 1, parent: 0, group: 1, start: 'Mon Jan 5 10:00:00 2026' },
    { pid: 512, parent: 1, group: 512, start: 'Mon Jan 5 10:01:02 2026' },
  ]);
});
