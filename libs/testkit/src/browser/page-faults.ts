import { setTimeout as sleep } from 'node:timers/promises';
import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { resize, type WindowSize } from './resize.ts';

/** Longest wait for a page to be laid out at its new width: on a busy machine that takes more than a frame. */
const SETTLED_MS = 5000;

/**
 * What can be pushed sideways: the page, or a part of it that scrolls. A strip that is meant to be says so by
 * `overflow: auto hidden`. Runs in the page.
 */
const findSideways = (): string[] => {
  const named = (part: Element) => part.cloneNode(false) as Element;
  const describe = (part: Element): string => {
    const end = part.getBoundingClientRect().left + part.clientLeft + part.clientWidth;
    const out = [...part.querySelectorAll('*')].filter((inner) => inner.getBoundingClientRect().right > end + 0.5);
    const culprits = out.slice(-3).map((inner) => inner.outerHTML.slice(0, 120));
    const widths = `${part.scrollWidth} px wide in ${part.clientWidth} px`;
    return `${named(part).outerHTML.slice(0, 120)} is ${widths}: ${culprits.join(' ')}`;
  };
  const scrolls = (part: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(part);
    return part === document.documentElement || (/auto|scroll/.test(overflowX) && overflowY !== 'hidden');
  };
  return [...document.querySelectorAll('*')]
    .filter((part) => part.scrollWidth > part.clientWidth && scrolls(part) && part.checkVisibility())
    .map(describe);
};

const sidewaysFaults = async (page: Page): Promise<string[]> => {
  const deadline = performance.now() + SETTLED_MS;
  for (;;) {
    const found = await page.evaluate(findSideways);
    if (found.length === 0 || performance.now() > deadline) return found;
    await sleep(50);
  }
};

/**
 * What axe finds. It runs in the page itself, which has no frames, is compiled once a document, and tells no more than is
 * wrong: a third of what its builder for Playwright takes.
 */
const violationsOf = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const inPage = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
};

/**
 * What axe finds on the page that is open, in windows of these sizes, and what of it scrolls sideways; in the `others`
 * only the latter.
 */
export const pageFaults = async (
  page: Page,
  sizes: readonly WindowSize[],
  others: readonly WindowSize[] = [],
): Promise<string[]> => {
  const faults: string[] = [];
  for (const size of [...sizes, ...others]) {
    await resize(page, size);
    faults.push(...(await sidewaysFaults(page)).map((fault) => `${size.width} px: ${fault}`));
    if (others.includes(size)) continue;
    faults.push(...(await violationsOf(page)).map((fault) => `${size.width} px: ${fault}`));
  }
  return faults;
};
