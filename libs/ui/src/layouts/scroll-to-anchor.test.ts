import { scrollToAnchor } from './scroll-to-anchor.ts';

test.each([
  ['#place', true],
  ['#%D0%BC%D0%B5%D1%81%D1%82%D0%BE', true],
  ['#nowhere', false],
  ['#', false],
  // No escape of anything, and no reason to lose the page.
  ['#%', false],
  ['#%E0%A4%A', false],
])('the hash %s is found: %j', (hash, found) => {
  document.body.innerHTML = '<p id="place"></p><p id="место"></p>';
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  expect(scrollToAnchor(hash)).toBe(found);
  expect(scrolled).toHaveLength(found ? 1 : 0);
});
