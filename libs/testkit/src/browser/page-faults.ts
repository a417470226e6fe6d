import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { resize, type WindowSize } from './resize.ts';

/** Sent to each document and compiled there: less than half as long as axe's own source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Timeout of layout at a new width: on a busy machine it takes more than a frame. */
const SETTLED_MS = 5000;

/**
 * Finds what scrolls horizontally: the page, or an element in it. Elements that may are marked by `overflow: auto hidden`.
 * Runs in the page.
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

interface AxeWindow {
  axe: typeof axe & { utils: { getScroll: (part: Element) => object | undefined } };
}

/**
 * Violations that axe finds. Runs in the page, which has no frames, compiles axe once per document and returns only
 * violations: a third of the time of axe's builder for Playwright.
 *
 * @param byWidth only what a width and a language decide together, which needs nothing but how long words are: whether keys
 *   reach what scrolls. Where nothing scrolls axe has nothing to ask, and would yet read the whole page for it.
 */
const violationsOf = async (page: Page, byWidth: boolean): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (onlyScrolling) => {
    const { run, utils } = (window as unknown as AxeWindow).axe;
    const scrolls = (part: Element): boolean => utils.getScroll(part) !== undefined;
    if (onlyScrolling && ![...document.querySelectorAll('*')].some(scrolls)) return [];
    const { violations } = await run(document, {
      resultTypes: ['violations'],
      // Off by default: a name that does not contain what is shown cannot be spoken to voice control.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      ...(onlyScrolling && { runOnly: ['scrollable-region-focusable'] }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, byWidth);
};

/**
 * Violations of accessibility and horizontal scrolling of the current page in windows of these sizes. In `others`, only
 * scrolling and the violations that depend on text width.
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
    const violations = await violationsOf(page, others.includes(size));
    faults.push(...violations.map((fault) => `${size.width} px: ${fault}`));
  }
  return faults;
};
