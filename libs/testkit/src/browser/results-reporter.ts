import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter';

const errorTextOf = ({ message, value, snippet }: TestError): string =>
  [message ?? value ?? 'no message', snippet].filter((part) => part !== undefined).join('\n');

/**
 * Writes the totals and the errors of failed attempts for tools/workspace/run/totals.ts. A test that never ran counts as
 * skipped, and one that passed on a retry as `flaky`.
 */
class ResultsReporter implements Reporter {
  private outcomes = new Map<string, TestResult['status'] | undefined>();
  private complaints = new Map<string, string>();
  private broken: string[] = [];
  private folder = 'test-results';

  onBegin({ configFile, rootDir }: FullConfig, suite: { allTests: () => TestCase[] }): void {
    this.folder = join(configFile === undefined ? rootDir : dirname(configFile), 'test-results');
    for (const test of suite.allTests()) this.outcomes.set(test.id, undefined);
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    this.outcomes.set(test.id, status);
    if (status === 'passed' || status === 'skipped' || this.complaints.has(test.id)) return;
    const name = test.titlePath().filter((part) => part !== '');
    this.complaints.set(test.id, [name.join(' › '), ...errors.map(errorTextOf)].join('\n'));
  }

  onError(error: TestError): void {
    this.broken.push(errorTextOf(error));
  }

  onEnd(): void {
    const all = [...this.outcomes.values()];
    const passed = all.filter((status) => status === 'passed').length;
    const skipped = all.filter((status) => status === undefined || status === 'skipped').length;
    const said = (flaky: boolean) =>
      [...this.complaints].flatMap(([id, words]) => ((this.outcomes.get(id) === 'passed') === flaky ? [words] : []));
    mkdirSync(this.folder, { recursive: true });
    const totals = {
      passed,
      failed: all.length - passed - skipped + this.broken.length,
      skipped,
      failures: [...said(false), ...this.broken],
      flaky: said(true),
    };
    writeFileSync(join(this.folder, 'e2e.json'), `${JSON.stringify(totals)}\n`);
  }
}

export default ResultsReporter;
