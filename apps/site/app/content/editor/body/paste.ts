import { linkOf } from '@hoshikraft/document';
import { visible } from '@hoshikraft/shared';

const replaceWith = (element: Element, name: string): Element => {
  const next = element.ownerDocument.createElement(name);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
};

/** Google Docs wraps everything in a `b` element that is not bold. */
const unwrapGoogle = (root: ParentNode): void => {
  for (const wrapper of root.querySelectorAll(
    'b[id^="docs-internal-guid"], b[style*="font-weight:normal" i], b[style*="font-weight: normal" i]',
  ))
    wrapper.replaceWith(...wrapper.childNodes);
};

/** Headings start at level 2, since level 1 is the title. Levels that are too deep become the deepest allowed. */
const shiftHeadings = (root: ParentNode): void => {
  for (const heading of root.querySelectorAll('h1')) replaceWith(heading, 'h2');
  for (const heading of root.querySelectorAll('h5, h6')) replaceWith(heading, 'h4');
  // Word marks its title as a paragraph.
  for (const title of root.querySelectorAll('p.MsoTitle')) replaceWith(title, 'h2');
  // A heading is bold by itself.
  for (const bold of root.querySelectorAll(':is(h2, h3, h4) :is(b, strong)')) bold.replaceWith(...bold.childNodes);
  for (const bold of root.querySelectorAll<HTMLElement>(':is(h2, h3, h4) [style*="font-weight"]'))
    bold.removeAttribute('style');
};

const WORD_LIST = /mso-list:\s*l\d+\s+level(\d+)/i;

/** Marker in front of a list item from Word: "·", "o", "1.", "a)". */
const markerOf = (item: Element): string => {
  const ignored = [...item.querySelectorAll<HTMLElement>('[style*="mso-list" i]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('style') ?? ''),
  );
  const found = (
    ignored?.textContent ??
    /^\s*(?:[·•§o▪-]|[\da-zа-я]{1,3}[.)])\s+/iu.exec(item.textContent ?? '')?.[0] ??
    ''
  ).trim();
  if (ignored) ignored.remove();
  else if (found !== '') {
    const first = item.ownerDocument.createTreeWalker(item, 4).nextNode();
    if (first) first.textContent = (first.textContent ?? '').replace(/^\s*\S+\s+/, '');
  }
  return found;
};

/** List items from Word are paragraphs with a marker: a run of them becomes a list, deeper ones a nested list. */
const listsOfWord = (root: ParentNode): void => {
  const levelOf = (element: Element | null): number =>
    element?.tagName === 'P' ? Number(WORD_LIST.exec(element.getAttribute('style') ?? '')?.[1] ?? 0) : 0;
  for (const first of root.querySelectorAll('p')) {
    if (!first.isConnected || levelOf(first) === 0) continue;
    const open: { level: number; list: Element }[] = [];
    let item: Element | null = first;
    const place = first.ownerDocument.createComment('');
    first.before(place);
    while (item !== null && levelOf(item) > 0) {
      const following: Element | null = item.nextElementSibling;
      const level = levelOf(item);
      const name = /^[\da-zа-я]{1,3}[.)]$/iu.test(markerOf(item)) ? 'ol' : 'ul';
      while ((open.at(-1)?.level ?? 0) > level) open.pop();
      if ((open.at(-1)?.level ?? 0) < level) {
        const list = first.ownerDocument.createElement(name);
        const above = open.at(-1)?.list;
        if (above) (above.lastElementChild ?? above).append(list);
        else place.before(list);
        open.push({ level, list });
      }
      const entry = first.ownerDocument.createElement('li');
      open.at(-1)?.list.append(entry);
      entry.append(replaceWith(item, 'p'));
      item = following;
    }
    place.remove();
  }
};

/** Address as a text may have it: without Google's redirect, https, a path for this site; null if it is not allowed. */
export const straightLink = (address: string, origin: string): string | null => {
  const url = URL.parse(address, origin);
  const detour = url?.hostname === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null;
  const aim = detour === null ? url : URL.parse(detour);
  if (aim === null) return null;
  return linkOf(aim.origin === origin ? aim.pathname + aim.search + aim.hash : aim.href);
};

const straightenLinks = (root: ParentNode, origin: string): void => {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = straightLink(link.getAttribute('href') ?? '', origin);
    if (href === null) link.replaceWith(...link.childNodes);
    else link.setAttribute('href', href);
  }
};

const FOREIGN =
  'style, script, meta, link, title, xml, iframe, object, embed, svg, math, form, input, button, img, video, audio';

const NODE_TEXT = 4;

const onlyVisible = (root: Node, document: Document): void => {
  const walker = document.createTreeWalker(root, NODE_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) node.textContent = visible(node.textContent ?? '');
};

/**
 * Converts pasted HTML (Google Docs, Word, web pages) to what a text may contain. Pictures are removed: they are
 * uploaded or left out.
 */
export const cleanHtml = (html: string, origin: string): string => {
  // Word copies a whole document: the content is between two marker comments.
  const [, fragment = html] = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html) ?? [];
  const page = new DOMParser().parseFromString(fragment.replace(/<\/?o:p>/g, ''), 'text/html');
  const root = page.body;
  for (const part of root.querySelectorAll(FOREIGN)) if (part.closest('[data-node]') === null) part.remove();
  listsOfWord(root);
  unwrapGoogle(root);
  shiftHeadings(root);
  straightenLinks(root, origin);
  onlyVisible(root, page);
  return root.innerHTML;
};
