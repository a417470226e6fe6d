import type { Schemas } from '@hoshikraft/api-client';
import type { BodyNode } from '@hoshikraft/document';
import { createContext } from 'react';

/** Data of the whole body that its nodes need. */
export interface BodyContextValue {
  /** Images by id. */
  images: Readonly<Record<string, Schemas['DocumentImage']>>;
  /** Anchor ids of the headings in the table of contents. */
  headings: ReadonlyMap<BodyNode, string>;
}

export const BodyContext = createContext<BodyContextValue>({ images: {}, headings: new Map() });
