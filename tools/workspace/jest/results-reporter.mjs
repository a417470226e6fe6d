import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Marks the name of a test that this machine cannot run, with what it needs.
const UNABLE = /\[needs [^\]]+\]$/;

const reasonsOf = ({ testFilePath, testExecError, testResults, failureMessage }) =>
  testExecError === undefined || testExecError === null
    ? testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${testFilePath} › ${fullName}\n${failureMessages.join('\n')}`)
    : [`${testFilePath}\n${failureMessage}`];

// One small file per project, also restored from the Nx cache, so that the totals of a run can be computed later.
export default class ResultsReporter {
  constructor(globalConfig, { file = 'jest.json' } = {}) {
    this.file = file;
    this.folder = join(globalConfig.rootDir, 'test-results');
  }

  onRunComplete(contexts, results) {
    mkdirSync(this.folder, { recursive: true });
    const unable = results.testResults
      .flatMap(({ testResults }) => testResults)
      .filter(({ status, title }) => status === 'pending' && UNABLE.test(title)).length;
    const totals = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests - unable,
      unable,
      failures: results.testResults.flatMap(reasonsOf),
    };
    writeFileSync(join(this.folder, this.file), `${JSON.stringify(totals)}\n`);
  }
}
