import type { BodyNode } from '@hoshikraft/document';

type Mark = NonNullable<BodyNode['marks']>[number];

const PIECES =
  /\*\*(?<bold>[^*]+)\*\*|`(?<code>[^`]+)`|(?<![\p{L}\d])_(?<italic>[^_]+)_(?![\p{L}\d])|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)/gu;

const text = (words: string, ...marks: Mark[]): BodyNode =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };

function marked({ bold, code, italic, label, href }: Record<string, string | undefined>): BodyNode {
  if (bold !== undefined) return text(bold, { type: 'bold' });
  if (code !== undefined) return text(code, { type: 'code' });
  if (italic !== undefined) return text(italic, { type: 'italic' });
  return text(label ?? '', { type: 'link', attrs: { href: href ?? '' } });
}

/** Words of a line as nodes: `**bold**`, `_italic_`, `` `code` `` and `[words](https://…)` are marks. */
export function inline(line: string): BodyNode[] {
  const nodes: BodyNode[] = [];
  let from = 0;
  for (const found of line.matchAll(PIECES)) {
    if (found.index > from) nodes.push(text(line.slice(from, found.index)));
    nodes.push(marked(found.groups ?? {}));
    from = found.index + found[0].length;
  }
  if (from < line.length) nodes.push(text(line.slice(from)));
  return nodes;
}
