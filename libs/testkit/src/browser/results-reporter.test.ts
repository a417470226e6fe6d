import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { FullConfig, TestCase, TestResult } from 'playwright/types/testReporter';
import ResultsReporter from './results-reporter.ts';

test('failed and flaky tests are reported with their errors, and tests that never ran count as skipped', () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'reporter-'));
  try {
    const named = (id: string) => ({ id, titlePath: () => ['', 'site', `${id}.spec.ts`, id] }) as unknown as TestCase;
    const buys = named('buys');
    const sells = named('sells');
    const waits = named('waits');
    const ended = (status: TestResult['status'], ...messages: string[]) =>
      ({ status, errors: messages.map((message) => ({ message, snippet: '> 7' })) }) as unknown as TestResult;
    const reporter = new ResultsReporter();
    reporter.onBegin({ rootDir } as FullConfig, { allTests: () => [buys, sells, waits, named('never')] });
    reporter.onTestEnd(buys, ended('passed'));
    reporter.onTestEnd(sells, ended('failed', 'too dear'));
    reporter.onTestEnd(sells, ended('failed', 'still too dear'));
    reporter.onTestEnd(waits, ended('timedOut', 'too late'));
    reporter.onTestEnd(waits, ended('passed'));
    reporter.onError({ message: 'no browser' });
    reporter.onEnd();
    expect(JSON.parse(readFileSync(join(rootDir, 'test-results/e2e.json'), 'utf8'))).toEqual({
      passed: 2,
      failed: 2,
      skipped: 1,
      failures: ['site › sells.spec.ts › sells\ntoo dear\n> 7', 'no browser'],
      flaky: ['site › waits.spec.ts › waits\ntoo late\n> 7'],
    });
  } finally {
    rmSync(rootDir, { recursive: true });
  }
});
