import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// How a test that this machine cannot run says in its name what it would need.
const UNABLE = /\[needs [^\]]+\]$/;

const reasonsOf = ({ testFilePath, testExecError, testResults, failureMessage }) =>
  testExecError === undefined || testExecError === null
    ? testResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${testFilePath} › ${fullName}\n${failureMessages.join('\n')}`)
    : [`${testFilePath}\n${failureMessage}`];

// One small file a project, restored by Nx from its cache too, so that the totals of a run can be counted afterwards.
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
