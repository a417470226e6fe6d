import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Leaves the totals where tools/workspace/run/totals.ts counts them; a test that never ran is a skipped one. */
class ResultsReporter implements Reporter {
  private outcomes = new Map<string, TestResult['status'] | undefined>();
  private broken = 0;
  private folder = 'test-results';

  onBegin({ configFile, rootDir }: FullConfig, suite: { allTests: () => TestCase[] }): void {
    this.folder = join(configFile === undefined ? rootDir : dirname(configFile), 'test-results');
    for (const test of suite.allTests()) this.outcomes.set(test.id, undefined);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.outcomes.set(test.id, result.status);
  }

  onError(): void {
    this.broken += 1;
  }

  onEnd(): void {
    const all = [...this.outcomes.values()];
    const passed = all.filter((status) => status === 'passed').length;
    const skipped = all.filter((status) => status === undefined || status === 'skipped').length;
    mkdirSync(this.folder, { recursive: true });
    const totals = { passed, failed: all.length - passed - skipped + this.broken, skipped };
    writeFileSync(join(this.folder, 'e2e.json'), `${JSON.stringify(totals)}\n`);
  }
}

export default ResultsReporter;
