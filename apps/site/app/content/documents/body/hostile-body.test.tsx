import { type BodyNode, isOutwardLink, readingMinutes } from '@hoshikraft/document';
import { everyNode, hostileContents } from '@hoshikraft/document/testing';
import { createI18n } from '@hoshikraft/i18n';
import { LinkProvider } from '@hoshikraft/ui';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { SiteFactsProvider } from '../../../framework/page/site-facts.tsx';
import { SiteLink } from '../../../shell/site-link.tsx';
import { siteFacts } from '../../../framework/testing/site-facts.ts';
import { Body } from './body.tsx';

const i18n = createI18n('en');

/** As the server draws it. */
const drawn = (body: BodyNode): Document => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteFactsProvider facts={siteFacts()}>
        <LinkProvider link={SiteLink}>
          <StaticRouter location="/en/news/a">
            <Body body={body} images={{}} />
          </StaticRouter>
        </LinkProvider>
      </SiteFactsProvider>
    </I18nProvider>,
  );
  return new DOMParser().parseFromString(html, 'text/html');
};

const flat = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isObject = (value: unknown): value is Record<string, unknown> => !flat(value) && !Array.isArray(value);
const isAttributes = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(flat));
const isMark = (value: unknown): boolean =>
  isObject(value) && typeof value['type'] === 'string' && isAttributes(value['attrs']);

/** Whether the contract would let it pass as a body: nodes of nodes, whatever they are called. */
const isShaped = (body: unknown): body is BodyNode => {
  const stack = [body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isObject(node) || typeof node['type'] !== 'string' || !isAttributes(node['attrs'])) return false;
    const { text, marks, content } = node;
    if (text !== undefined && typeof text !== 'string') return false;
    if (marks !== undefined && !(Array.isArray(marks) && marks.every(isMark))) return false;
    if (content !== undefined && !Array.isArray(content)) return false;
    stack.push(...((content ?? []) as unknown[]));
  }
  return isObject(body);
};

const bodyIn = (json: string): unknown => {
  try {
    return (JSON.parse(json) as { texts?: { ru?: { body?: unknown } } } | null)?.texts?.ru?.body;
  } catch {
    return undefined;
  }
};

const hostile = hostileContents.flatMap(({ name, json }) => {
  const body = bodyIn(json);
  return isShaped(body) ? [{ name, body }] : [];
});

const ELEMENTS = new Set(
  (
    'a blockquote br button code details div em figcaption figure h2 h3 h4 hr img li ol p path picture pre s source ' +
    'span strong summary svg table tbody td th tr u ul use'
  ).split(' '),
);
const ATTRIBUTES =
  /^(aria-[a-z]+|role|tabindex|class|id|title|type|start|colspan|rowspan|href|target|rel|viewbox|width|height|fill|stroke(-[a-z]+)?|style|data-discover)$/i;

/** What would run, load or lead anywhere, in words. */
const faultsIn = (page: Document): string[] =>
  [...page.body.querySelectorAll('*')].flatMap((element) => [
    ...(ELEMENTS.has(element.localName) ? [] : [`element ${element.localName}`]),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.test(name)) return [`attribute ${name}`];
      if (name === 'style' && /url|expression|import/i.test(value)) return [`style ${value}`];
      if (name !== 'href' || element.localName === 'use') return [];
      const outward = isOutwardLink(value) && /nofollow/.test(element.getAttribute('rel') ?? '');
      return outward || /^\/(en|ru|files)(\/|$|\?)/.test(value) ? [] : [`address ${value}`];
    }),
  ]);

test('most hostile input reaches the renderer if validation is skipped', () => {
  expect(hostile.length).toBeGreaterThan(200);
});

test.each(hostile)('without validation nothing runs, loads or navigates: $name', ({ body }) => {
  expect(faultsIn(drawn(body))).toEqual([]);
});

test('the judge finds what it looks for', () => {
  const page = new DOMParser().parseFromString(
    '<p onclick="x">a</p><a href="javascript:x">b</a><a href="https://a.example/">c</a><script>x</script><iframe></iframe>',
    'text/html',
  );
  expect(faultsIn(page)).toEqual([
    'attribute onclick',
    'address javascript:x',
    'address https://a.example/',
    'element script',
    'element iframe',
  ]);
});

test('what is allowed has no fault either, and takes a minute to read', () => {
  expect(faultsIn(drawn(everyNode()))).toEqual([]);
  expect(readingMinutes(everyNode())).toBe(1);
});
