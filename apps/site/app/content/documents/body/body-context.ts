import type { Schemas } from '@hoshikraft/api-client';
import type { BodyNode } from '@hoshikraft/document';
import { createContext } from 'react';

/** What a body's nodes know of the whole. */
export interface BodyParts {
  /** Pictures by the ids that the body names. */
  images: Readonly<Record<string, Schemas['DocumentImage']>>;
  /** Ids of the headings that the contents lead to. */
  headings: ReadonlyMap<BodyNode, string>;
}

export const BodyContext = createContext<BodyParts>({ images: {}, headings: new Map() });
