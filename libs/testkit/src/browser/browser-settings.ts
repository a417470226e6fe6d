import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PlaywrightTestConfig } from 'playwright/test';

const finder = fileURLToPath(new URL('../../../../tools/find-browser/src/main.ts', import.meta.url));

/** User agent of an ordinary browser: the site detects robots by theirs and does not stream to them. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Playwright settings of all end-to-end tests; finds a Chromium. */
export const browserSettings = (viewport: { width: number; height: number }): PlaywrightTestConfig => {
  // Workers load the configuration again: only the first process searches.
  process.env['CHROMIUM_PATH'] ??= execFileSync(process.execPath, [finder], { encoding: 'utf8' }).trim();
  return {
    outputDir: 'test-results/artifacts',
    globalSetup: fileURLToPath(new URL('../stack/global-setup.ts', import.meta.url)),
    reporter: [['list'], [fileURLToPath(new URL('results-reporter.ts', import.meta.url))]],
    fullyParallel: true,
    forbidOnly: true,
    // In CI a failed test is retried once; the totals list it (docs/decisions/0179-test-run.md).
    retries: process.env['CI'] === undefined ? 0 : 1,
    workers: 2,
    // Enough for a machine under tenfold load; tests that wait longer set their own limit and say why.
    timeout: 120_000,
    expect: { timeout: 30_000 },
    use: {
      browserName: 'chromium',
      userAgent: USER_AGENT,
      locale: 'en-GB',
      timezoneId: 'Europe/Moscow',
      viewport,
      // The animated background would use too much CPU without a graphics card.
      contextOptions: { reducedMotion: 'reduce' },
      actionTimeout: 30_000,
      navigationTimeout: 60_000,
      launchOptions: {
        executablePath: process.env['CHROMIUM_PATH'],
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          // Pages are open for seconds: optimizing compilation costs more than it saves.
          '--js-flags=--no-turbofan,--no-maglev',
        ],
      },
    },
  };
};
