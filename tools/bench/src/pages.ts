import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { firstJavaScript } from '@hoshikraft/testkit/script-size';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort, repository } from './process.ts';
import type { Figure } from './figures.ts';

/** Home, store, servers and a page of news. */
const PAGES = ['/ru', '/ru/store', '/ru/servers', '/ru/news/how-to-start'];

/** Results of one page load on a phone as Lighthouse simulates it: slow 4G and a quarter of this processor. */
interface Load {
  /** Performance score, 0 to 100. */
  score: number;
  /** Largest contentful paint, ms. */
  paint: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Total blocking time, ms. */
  blocking: number;
}

async function load(url: string): Promise<Load> {
  const executablePath = execFileSync(process.execPath, [join(repository, 'tools/find-browser/src/main.ts')], {
    encoding: 'utf8',
  }).trim();
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const runLighthouse = () => lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' });
  try {
    let result = await runLighthouse();
    // Sometimes Chromium's trace has no start event, whatever the page does.
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await runLighthouse();
    if (result === undefined || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result'}`);
    }
    const { audits, categories } = result.lhr;
    const value = (audit: string): number => {
      const measured = audits[audit]?.numericValue;
      if (measured === undefined) throw new Error(`${url}: Lighthouse has no ${audit}`);
      return measured;
    };
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      paint: value('largest-contentful-paint'),
      shift: value('cumulative-layout-shift'),
      blocking: value('total-blocking-time'),
    };
  } finally {
    await browser.close();
  }
}

/** Loads each page once per round and measures the size of its initial scripts. */
export async function measurePages(site: string, rounds: number): Promise<Figure[]> {
  const loads: Load[][] = [];
  const scripts: number[][] = [];
  for (const path of PAGES) {
    const ofPage: Load[] = [];
    for (let round = 0; round < rounds; round += 1) ofPage.push(await load(site + path));
    loads.push(ofPage);
    scripts.push([(await firstJavaScript(site + path)) / 1000]);
  }
  const of = (figure: keyof Load) => loads.map((ofPage) => ofPage.map((one) => one[figure]));
  const pages = 'home · store · servers · news';
  return [
    { name: `${pages}: Lighthouse on a phone`, unit: 'points', limit: { atLeast: 95 }, rounds: of('score') },
    { name: `${pages}: largest contentful paint`, unit: 'ms', limit: { atMost: 2000 }, rounds: of('paint') },
    { name: `${pages}: layout shift`, unit: '', limit: { atMost: 0.02 }, rounds: of('shift') },
    { name: `${pages}: total blocking time`, unit: 'ms', limit: { atMost: 100 }, rounds: of('blocking') },
    { name: `${pages}: first JavaScript, brotli`, unit: 'KB', limit: { atMost: 180 }, rounds: scripts },
  ];
}
