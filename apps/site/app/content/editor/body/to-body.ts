import { type BodyMark, type BodyNode, emptyBody, linkOf, MARKS, NODES, type NodeRule } from '@hoshikraft/document';
import { visible } from '@hoshikraft/shared';
import type { JSONContent } from '@tiptap/core';

type Attributes = BodyNode['attrs'];

/** Default attribute values of the editor library, which are omitted from a body. */
const SILENT: Readonly<Record<string, unknown>> = {
  colspan: 1,
  rowspan: 1,
  start: 1,
  count: 1,
  caption: '',
  title: '',
};

const attributesOf = (given: JSONContent['attrs'], rule: NodeRule): Attributes => {
  const needed = Object.keys(rule.attrs ?? {});
  const allowed = [...needed, ...Object.keys(rule.optional ?? {})];
  const said = allowed.flatMap((name) => {
    const value: unknown = given?.[name];
    const left = value === undefined || value === null || SILENT[name] === value;
    return left && !needed.includes(name) ? [] : [[name, typeof value === 'string' ? visible(value) : value]];
  });
  return said.length === 0 ? undefined : (Object.fromEntries(said) as Attributes);
};

const markOf = (type: string, href: unknown): BodyMark | undefined => {
  if (type !== 'link') return MARKS.some((name) => name === type) ? { type } : undefined;
  const address = linkOf(typeof href === 'string' ? href : '');
  return address === null ? undefined : { type, attrs: { href: address } };
};

const marksOf = (marks: JSONContent['marks'] = []): BodyMark[] =>
  marks.flatMap(({ type, attrs }) => markOf(type, attrs?.['href']) ?? []);

const ruleOf = (type: string): NodeRule | undefined => (type in NODES ? NODES[type as keyof typeof NODES] : undefined);

const nodesOf = (nodes: readonly JSONContent[] = []): BodyNode[] => nodes.flatMap((node) => nodeOf(node) ?? []);

const nodeOf = ({ type = '', text, attrs, marks, content }: JSONContent): BodyNode | undefined => {
  if (type === 'text') {
    const seen = visible(text ?? '');
    const borne = marksOf(marks);
    return seen === '' ? undefined : { type, text: seen, ...(borne.length > 0 && { marks: borne }) };
  }
  const rule = ruleOf(type);
  if (rule === undefined) return undefined;
  const said = attributesOf(attrs, rule);
  const inner = nodesOf(content);
  return { type, ...(said && { attrs: said }), ...(inner.length > 0 && { content: inner }) };
};

const isEmptyLine = (node: BodyNode | undefined): boolean => node?.type === 'paragraph' && node.content === undefined;

/** Converts the editor document to a body: only known attributes, without default values. */
export const toBody = (json: JSONContent): BodyNode => {
  const body = nodeOf(json) ?? emptyBody();
  const content = [...(body.content ?? [])];
  while (content.length > 1 && isEmptyLine(content.at(-1))) content.pop();
  return { ...body, content };
};
