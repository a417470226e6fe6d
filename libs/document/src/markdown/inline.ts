import { visible } from '@hoshikraft/shared';
import type { Token } from 'markdown-it';
import type { BodyMark, BodyNode } from '../content.ts';
import { linkOf } from '../link.ts';

export interface MarkdownOptions {
  /** Id of the picture that an address means; null for one that we do not have. */
  readonly findPicture?: (address: string) => string | null;
  /** The address that a link may have; null where it may have none, so that its text remains. */
  readonly findLink?: (address: string) => string | null;
}

const MARKS: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', s: 'strike' };

const findWebLink = (address: string): string | null => (/^(https?:|\/(?!\/))/i.test(address) ? linkOf(address) : null);

const attribute = (token: Token, name: string): string => visible(String(token.attrGet(name) ?? ''));

const sameMarks = (left: BodyNode, right: BodyNode): boolean =>
  JSON.stringify(left.marks ?? []) === JSON.stringify(right.marks ?? []);

const addText = (nodes: BodyNode[], raw: string, marks: readonly BodyMark[] = []): void => {
  const text = visible(raw);
  if (text === '') return;
  const unique = marks.filter(({ type }, index) => marks.findIndex((mark) => mark.type === type) === index);
  const node: BodyNode = { type: 'text', text, ...(unique.length > 0 && { marks: unique }) };
  const last = nodes.at(-1);
  if (last?.type === 'text' && sameMarks(last, node)) last.text = `${last.text ?? ''}${text}`;
  else nodes.push(node);
};

/** Words with their marks, line breaks, and images, which the caller takes out of the line. */
export const parseInline = (tokens: readonly Token[], options: MarkdownOptions): BodyNode[] => {
  const { findPicture = () => null, findLink = findWebLink } = options;
  const nodes: BodyNode[] = [];
  const open: (BodyMark | null)[] = [];
  const marks = (): BodyMark[] => open.filter((mark) => mark !== null);
  for (const token of tokens) {
    const name = token.type.replace(/_(?:open|close)$/, '');
    if (token.nesting === -1) open.pop();
    else if (name === 'link') {
      const href = findLink(attribute(token, 'href'));
      open.push(href === null ? null : { type: 'link', attrs: { href } });
    } else if (token.nesting === 1) open.push(MARKS[name] === undefined ? null : { type: MARKS[name] });
    else if (token.type === 'image') {
      const source = attribute(token, 'src');
      const alt = visible(token.content).slice(0, 300);
      const [image, href] = [findPicture(source), findLink(source)];
      if (image !== null) {
        nodes.push({ type: 'image', attrs: { image, alt, caption: attribute(token, 'title').slice(0, 300) } });
      } else addText(nodes, alt || (href ?? ''), href === null ? marks() : [{ type: 'link', attrs: { href } }]);
    } else if (token.type === 'code_inline') addText(nodes, token.content, [{ type: 'code' }]);
    else if (token.type === 'hardbreak') nodes.push({ type: 'hardBreak' });
    else addText(nodes, token.type === 'softbreak' ? '\n' : token.content, marks());
  }
  return nodes;
};
