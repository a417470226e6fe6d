import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// One small file a project, restored by Nx from its cache too, so that the totals of a run can be counted afterwards.
export default class ResultsReporter {
  constructor(globalConfig, { file = 'jest.json' } = {}) {
    this.file = file;
    this.folder = join(globalConfig.rootDir, 'test-results');
  }

  onRunComplete(contexts, results) {
    mkdirSync(this.folder, { recursive: true });
    const totals = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    writeFileSync(join(this.folder, this.file), `${JSON.stringify(totals)}\n`);
  }
}
