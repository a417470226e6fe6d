import type { Schemas } from '@hoshikraft/api-client';
import { type BodyNode, headingsOf, LIMITS } from '@hoshikraft/document';
import { Prose } from '@hoshikraft/ui';
import { BLOCKS } from './blocks.tsx';
import { BodyContext } from './body-context.ts';
import './body.css';

// Drawn here as well as there: what these hold is drawn by themselves.
const DRAWN_WHOLE = new Set(['gallery', 'itemGrid', 'recipe']);

/** Nodes one after another; of what it does not know nothing is drawn. */
const Nodes = ({ of, depth }: { of: readonly BodyNode[]; depth: number }) =>
  of.map((node, index) => {
    const Block = BLOCKS.get(node.type);
    if (!Block || depth > LIMITS.depth) return null;
    const inner = DRAWN_WHOLE.has(node.type) ? [] : (node.content ?? []);
    return (
      <Block key={index} node={node}>
        <Nodes of={inner} depth={depth + 1} />
      </Block>
    );
  });

export interface BodyProps {
  body: BodyNode;
  /** The pictures that it shows, by their ids. */
  images: Readonly<Record<string, Schemas['DocumentImage']>>;
}

/** What was written: the body of a document as readers see it. Whatever it is given, only its own elements come out. */
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
