import type { Schemas } from '@hoshikraft/api-client';
import { type BodyNode, headingsOf, LIMITS } from '@hoshikraft/document';
import { Prose } from '@hoshikraft/ui';
import { BLOCKS } from './blocks.tsx';
import { BodyContext } from './body-context.ts';
import './body.css';

// These blocks render their own child nodes.
const RENDERS_CHILDREN = new Set(['gallery', 'itemGrid', 'recipe']);

/** Renders nodes in order; unknown types render nothing. */
const Nodes = ({ of, depth }: { of: readonly BodyNode[]; depth: number }) =>
  of.map((node, index) => {
    const Block = BLOCKS.get(node.type);
    if (!Block || depth > LIMITS.depth) return null;
    const inner = RENDERS_CHILDREN.has(node.type) ? [] : (node.content ?? []);
    return (
      <Block key={index} node={node}>
        <Nodes of={inner} depth={depth + 1} />
      </Block>
    );
  });

export interface BodyProps {
  body: BodyNode;
  /** Images of the body, by id. */
  images: Readonly<Record<string, Schemas['DocumentImage']>>;
}

/** The body of a document as readers see it. Renders only known elements, whatever the input. */
export const Body = ({ body, images }: BodyProps) => {
  const headings = new Map(headingsOf(body).map(({ node, id }) => [node, id]));
  return (
    <BodyContext value={{ images, headings }}>
      <Prose className="body">
        <Nodes of={body.content ?? []} depth={1} />
      </Prose>
    </BodyContext>
  );
};
