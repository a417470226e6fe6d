import { type ComponentType, createContext, use } from 'react';
import type { NamedQueries, PageQueryArgs } from './page-queries.ts';

export interface OwnPart {
  Part: ComponentType;
  /** What it shows besides the session. */
  queries: (args: PageQueryArgs) => NamedQueries;
}

/** Every part of its player's own by its name, as soon as the code of its page is here. */
export const ownParts = new Map<string, OwnPart>();

/** Whether a page is being drawn for all players at once: parts of their own are left open in it (docs/decisions, 159). */
export const ForAllContext = createContext(false);

/** An open place in a page that is drawn for all. */
export const OpenPlace = ({ name }: { name: string }) => <template data-own={name} />;

/**
 * A part of a page that says something of the player who looks at it. It takes no props and calls no `useId`: on the
 * server it is drawn apart from its page, and has to come out as it would in its place.
 */
export const ownPart = (name: string, Part: ComponentType, queries: OwnPart['queries'] = () => ({})): ComponentType => {
  ownParts.set(name, { Part, queries });
  return () => (use(ForAllContext) ? <OpenPlace name={name} /> : <Part />);
};
