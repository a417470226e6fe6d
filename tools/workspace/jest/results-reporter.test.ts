import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ResultsReporter from './results-reporter.mjs';

const results = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  numPendingTests: 3,
  numTodoTests: 4,
};

test('a file that could not even load counts as failed, and a todo as skipped', () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'reporter-'));
  try {
    new ResultsReporter({ rootDir }).onRunComplete([], results);
    new ResultsReporter({ rootDir }, { file: 'server.json' }).onRunComplete([], { ...results, numFailedTests: 0 });
    const read = (file: string) => JSON.parse(readFileSync(join(rootDir, 'test-results', file), 'utf8')) as unknown;
    expect(read('jest.json')).toEqual({ passed: 5, failed: 3, skipped: 7 });
    expect(read('server.json')).toEqual({ passed: 5, failed: 2, skipped: 7 });
  } finally {
    rmSync(rootDir, { recursive: true });
  }
});
