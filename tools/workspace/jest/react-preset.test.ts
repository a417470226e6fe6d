import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

test('the React preset compiles macros and catalogs, and gives fetch, streams and jsdom', () => {
  const jest = path('../../../node_modules/jest/bin/jest.js');
  const result = spawnSync(process.execPath, [jest, '--config', path('react-fixture/jest.config.mjs'), '--json'], {
    encoding: 'utf8',
  });
  const report = JSON.parse(result.stdout) as { numPassedTests: number; numFailedTests: number; success: boolean };
  expect({ ...report, stderr: result.stderr }).toMatchObject({ numPassedTests: 3, numFailedTests: 0, success: true });
});
