import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ScratchCheckout } from '../../../testing/scratch-checkout.ts';

interface Results {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Runs test files of a project of a copy, all at once. Answers the names of the tests that passed and failed, by file. */
export const ranTests = (copy: ScratchCheckout, folder: string, ...options: string[]) => {
  const report = join(copy.root, folder, 'results.json');
  const jest = join(copy.root, 'node_modules/jest/bin/jest.js');
  copy.node(folder, '--experimental-vm-modules', jest, '--json', '--outputFile', report, ...options);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Results;
  return Object.fromEntries(
    testResults.map(({ name, message, assertionResults }) => {
      const named = (status: string) =>
        assertionResults.filter((one) => one.status === status).map(({ fullName }) => fullName);
      const unread = assertionResults.length === 0 ? [message] : [];
      return [relative(copy.root, name), { passed: named('passed'), failed: [...named('failed'), ...unread] }];
    }),
  );
};
