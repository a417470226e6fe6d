import { visible } from '@hoshikraft/shared';
import MarkdownIt, { type Token } from 'markdown-it';
import { type BodyNode, emptyBody } from '../content.ts';
import { embedOf } from '../embed.ts';
import { LIMITS } from '../limits.ts';
import { NODES, type NodeRule } from '../nodes.ts';
import { plainText } from '../text.ts';
import { fitsLimits } from './fits-limits.ts';
import { type MarkdownOptions, parseInline } from './inline.ts';
import { parseAlert, parseFence } from './own-blocks.ts';

// Without HTML: tags are text. Whether a link is allowed is decided where it becomes a mark.
const parser = new MarkdownIt({ html: false });
parser.validateLink = () => true;

const TYPES: Readonly<Record<string, string>> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  bullet_list_open: 'bulletList',
  ordered_list_open: 'orderedList',
  list_item_open: 'listItem',
  blockquote_open: 'blockquote',
  table_open: 'table',
  tr_open: 'tableRow',
  th_open: 'tableHeader',
  td_open: 'tableCell',
};

interface OpenNode extends BodyNode {
  content: BodyNode[];
  /** What a quote turned out to be. */
  alert?: BodyNode;
}

const paragraph = (content: BodyNode[]): BodyNode => ({ type: 'paragraph', ...(content.length > 0 && { content }) });

const textLines = (node: BodyNode): BodyNode[] =>
  plainText(node)
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => paragraph([{ type: 'text', text }]));

/** What a node may not hold becomes paragraphs of its text. */
const withAllowedContent = (node: BodyNode, content: readonly BodyNode[]): BodyNode => {
  const { holds = [], least = 0 }: NodeRule = NODES[node.type as keyof typeof NODES];
  const allowed = content.flatMap((child) => (holds.includes(child.type) ? [child] : textLines(child)));
  const lacksText = node.type === 'listItem' ? allowed[0]?.type !== 'paragraph' : allowed.length < least;
  return { ...node, content: lacksText ? [paragraph([]), ...allowed] : allowed };
};

/** A line as blocks: a video's address alone is its player, and images leave the line and follow it, several as a gallery. */
const parseLine = (inline: readonly BodyNode[], isTop: boolean): BodyNode[] => {
  const video = isTop && inline.length === 1 ? embedOf(inline[0]?.text ?? '') : null;
  if (video !== null) return [{ type: 'embed', attrs: video }];
  const images = inline.filter(({ type }) => type === 'image');
  if (images.length === 0) return [paragraph([...inline])];
  const words = inline.filter(({ type }) => type !== 'image');
  const isBlank = words.every(({ text = '' }) => text.trim() === '');
  return [
    ...(isBlank ? [] : [paragraph(words)]),
    ...(images.length === 1 ? images : [{ type: 'gallery', content: images }]),
  ];
};

const openNode = (token: Token): OpenNode | null => {
  const type = TYPES[token.type];
  if (type === undefined) return null;
  const node: OpenNode = { type, content: [] };
  // The first level is the title's; deeper ones than ours become the deepest.
  if (type === 'heading') node.attrs = { level: Math.min(Math.max(Number(token.tag.slice(1)), 2), 4) };
  if (type === 'orderedList') {
    const start = Number(token.attrGet('start') ?? 1);
    node.attrs = { start: start <= 9999 ? start : 1 };
  }
  return node;
};

/** Takes the marker of a callout or spoiler out of the first line of a quote. */
const takeAlert = (inline: readonly BodyNode[], quote: OpenNode): BodyNode[] => {
  const [first, ...others] = inline;
  const found = first?.type === 'text' && first.marks === undefined ? parseAlert(first.text ?? '') : null;
  if (found === null) return [...inline];
  quote.alert = found.block;
  return found.rest === '' ? others : [{ type: 'text', text: found.rest }, ...others];
};

const withoutLineEnds = (inline: readonly BodyNode[]): BodyNode[] =>
  inline.map((node) => (node.text === undefined ? node : { ...node, text: node.text.replaceAll('\n', ' ') }));

const closeNode = ({ alert, content, ...node }: OpenNode, parent: OpenNode): BodyNode[] => {
  if (node.type !== 'paragraph') return [withAllowedContent(alert ?? node, content)];
  const isFirstOfQuote = parent.type === 'blockquote' && parent.content.length === 0 && parent.alert === undefined;
  const inline = isFirstOfQuote ? takeAlert(content, parent) : content;
  if (inline.length === 0 && isFirstOfQuote) return [];
  return parseLine(withoutLineEnds(inline), parent.type === 'doc');
};

/** A heading shows no images, only what they are called. */
const withoutImages = (inline: readonly BodyNode[]): BodyNode[] =>
  inline.flatMap((node) => {
    if (node.type !== 'image') return [node];
    const alt = plainText(node);
    return alt === '' ? [] : [{ type: 'text', text: alt }];
  });

const readInline = (token: Token, into: OpenNode, options: MarkdownOptions): void => {
  const inline = parseInline(token.children ?? [], options);
  if (into.type === 'paragraph') into.content = inline;
  else if (into.type === 'heading') into.content = withoutLineEnds(withoutImages(inline));
  else into.content = parseLine(inline, false);
};

/**
 * Reads Markdown (CommonMark with tables and strikethrough, docs/content.md) as a body. What a body cannot hold becomes
 * paragraphs; null where the text is more than one body may be.
 */
export const parseMarkdown = (markdown: string, options: MarkdownOptions = {}): BodyNode | null => {
  if (markdown.length > LIMITS.text) return null;
  const body: OpenNode = { type: 'doc', content: [] };
  const stack: (OpenNode | null)[] = [];
  const top = (): OpenNode => stack.findLast((node) => node !== null) ?? body;
  for (const token of parser.parse(visible(markdown), {})) {
    if (token.nesting === 1) stack.push(openNode(token));
    else if (token.nesting === -1) {
      const node = stack.pop();
      if (node) top().content.push(...closeNode(node, top()));
    } else if (token.type === 'inline') readInline(token, top(), options);
    else if (token.type === 'hr') top().content.push({ type: 'horizontalRule' });
    else
      top().content.push(parseFence(parser.utils.unescapeAll(token.info), visible(token.content).replace(/\n$/, '')));
  }
  const whole = body.content.length === 0 ? emptyBody() : withAllowedContent(body, body.content);
  return fitsLimits(whole) ? whole : null;
};
