import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

const folder = new URL('test-results/', import.meta.url);

/** Leaves the totals where tools/workspace/run/totals.ts counts them; a test that never ran is a skipped one. */
class ResultsReporter implements Reporter {
  private outcomes = new Map<string, TestResult['status'] | undefined>();
  private broken = 0;

  onBegin(_config: unknown, suite: { allTests: () => TestCase[] }): void {
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
    mkdirSync(folder, { recursive: true });
    const totals = { passed, failed: all.length - passed - skipped + this.broken, skipped };
    writeFileSync(new URL('e2e.json', folder), `${JSON.stringify(totals)}\n`);
  }
}

export default ResultsReporter;
