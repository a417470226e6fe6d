import type { BodyNode } from '@hoshikraft/document';
import { inline } from './inline.ts';
import { pictureId } from './picture-id.ts';

type Attrs = NonNullable<BodyNode['attrs']>;

const node = (type: string, content: BodyNode[], attrs?: Attrs): BodyNode =>
  attrs === undefined ? { type, content } : { type, attrs, content };

export const p = (line: string): BodyNode => node('paragraph', inline(line));
export const h2 = (line: string): BodyNode => node('heading', inline(line), { level: 2 });
export const h3 = (line: string): BodyNode => node('heading', inline(line), { level: 3 });
export const quote = (...lines: string[]): BodyNode => node('blockquote', lines.map(p));
export const rule = (): BodyNode => ({ type: 'horizontalRule' });
export const code = (language: string, lines: string): BodyNode =>
  node('codeBlock', [{ type: 'text', text: lines }], { language });

const listItems = (lines: string[]): BodyNode[] => lines.map((line) => node('listItem', [p(line)]));

export const list = (...lines: string[]): BodyNode => node('bulletList', listItems(lines));
export const steps = (...lines: string[]): BodyNode => node('orderedList', listItems(lines), { start: 1 });

const row = (type: 'tableHeader' | 'tableCell', cells: string[]): BodyNode =>
  node(
    'tableRow',
    cells.map((cell) => node(type, [p(cell)])),
  );

/** A table whose first row is its heads. */
export const table = (heads: string[], ...rows: string[][]): BodyNode =>
  node('table', [row('tableHeader', heads), ...rows.map((cells) => row('tableCell', cells))]);

export const image = (picture: string, alt: string, caption = ''): BodyNode => ({
  type: 'image',
  attrs: { image: pictureId(picture), alt, caption },
});

export const gallery = (...images: BodyNode[]): BodyNode => node('gallery', images);
export const spoiler = (title: string, ...blocks: BodyNode[]): BodyNode => node('spoiler', blocks, { title });

type Tone = 'info' | 'success' | 'warning' | 'danger';

export const callout = (tone: Tone, ...lines: string[]): BodyNode => node('callout', lines.map(p), { tone });

/** A thing in a cell; `icon` is a drawing of the UI kit. */
export const item = (icon: string, name: string, count = 1): BodyNode => ({
  type: 'item',
  attrs: { icon, name, count },
});

export const items = (title: string, ...cells: BodyNode[]): BodyNode => node('itemGrid', cells, { title });

export const embed = (provider: string, video: string): BodyNode => ({ type: 'embed', attrs: { provider, video } });

type Thing = readonly [icon: string, name: string];

/** A workbench: three rows of letters, what each letter is, and what comes of them. A blank is an empty place. */
export function recipe(
  title: string,
  rows: readonly string[],
  things: Record<string, Thing>,
  result: BodyNode,
): BodyNode {
  const cells = [...rows.join('')].map((letter): BodyNode => {
    const thing = things[letter];
    return thing === undefined ? { type: 'emptyItem' } : item(...thing);
  });
  return node('recipe', [...cells, result], { title });
}
