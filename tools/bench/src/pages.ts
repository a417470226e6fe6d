import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort, repository } from './process.ts';
import type { Comparison } from './statistics.ts';

/** Pages whose first load is promised, and how often each is loaded. */
const PAGES = { home: '/ru', store: '/ru/store', servers: '/ru/servers', news: '/ru/news/how-to-start' } as const;
const LOADS = 5;

/** What one load of a page cost a phone as Lighthouse models it: a slow 4G line and a quarter of this processor. */
interface Load {
  /** Of the hundred points for performance, those missing. */
  missing: number;
  /** Largest contentful paint, ms. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time, ms. */
  blocking: number;
  /** Script files asked for before anybody touches the page. */
  scripts: number;
}

async function load(url: string): Promise<Load> {
  const executablePath = execFileSync(process.execPath, [join(repository, 'tools/find-browser/src/main.ts')], {
    encoding: 'utf8',
  }).trim();
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const look = () => lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  try {
    let result = await look();
    // Now and then Chromium's trace has no beginning, whatever the page does.
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await look();
    if (result === undefined || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave nothing'}`);
    }
    const { audits, categories } = result.lhr;
    const value = (audit: string): number => {
      const measured = audits[audit]?.numericValue;
      if (measured === undefined) throw new Error(`${url}: Lighthouse has no ${audit}`);
      return measured;
    };
    const requests = audits['network-requests']?.details as { items?: { resourceType: string }[] } | undefined;
    return {
      missing: 100 - Math.round((categories['performance']?.score ?? 0) * 100),
      paint: value('largest-contentful-paint'),
      shift: value('cumulative-layout-shift'),
      blocking: value('total-blocking-time'),
      scripts: (requests?.items ?? []).filter(({ resourceType }) => resourceType === 'Script').length,
    };
  } finally {
    await browser.close();
  }
}

const PROMISED = [
  { figure: 'missing', words: 'points missing of 100', unit: 'points', most: 5 },
  { figure: 'paint', words: 'largest contentful paint', unit: 'ms', most: 2000 },
  { figure: 'shift', words: 'cumulative layout shift', unit: '', most: 0.02 },
  { figure: 'blocking', words: 'total blocking time', unit: 'ms', most: 100 },
  { figure: 'scripts', words: 'script files before a touch', unit: 'files', most: 12 },
] as const;

/** Loads each page a few times over and holds the medians against what is promised. */
export async function measurePages(site: string): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const [name, path] of Object.entries(PAGES)) {
    const loads: Load[] = [];
    for (let round = 0; round < LOADS; round += 1) loads.push(await load(site + path));
    comparisons.push(
      ...PROMISED.map(({ figure, words, unit, most }) => ({
        name: `${name} on a phone: ${words}`,
        against: 'what is promised',
        unit,
        limit: 1,
        ours: loads.map((one) => one[figure]),
        theirs: loads.map(() => most),
      })),
    );
  }
  return comparisons;
}
