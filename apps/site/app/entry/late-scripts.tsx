import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { START_LATE, WAITING } from './start-late.ts';

/** Type of a script that no browser runs. */
const INERT = 'text/plain';

type Tag = ReactElement<ComponentProps<'link'> & ComponentProps<'script'>>;

export interface LateScriptsProps {
  nonce: string;
  /** Scripts of the catalog, which the first module imports only when it runs. */
  catalogs: readonly string[];
}

/** The router's tags, its preloads first: they become a list at its module, which waits. */
const late = (drawn: ReactNode, { nonce, catalogs }: LateScriptsProps): ReactNode => {
  const files = new Set(catalogs);
  const change = (nodes: ReactNode): ReactNode =>
    Children.map(nodes, (child) => {
      if (!isValidElement(child)) return child;
      const tag = child as Tag;
      if (tag.type === 'link') {
        files.add(String(tag.props.href));
        return undefined;
      }
      if (tag.type !== 'script') return cloneElement(tag, {}, change(tag.props.children));
      if (tag.props.type !== 'module') return tag;
      const waiting = { type: INERT, async: false, id: WAITING, 'data-files': [...files].join(' ') };
      return (
        <>
          {cloneElement(tag, waiting)}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: START_LATE }} />
        </>
      );
    });
  return change(drawn);
};

/**
 * The router's scripts, fetched and run after the first paint: what they draw stands on the page already, and a slow
 * line is left to styles and fonts. Called, not drawn: its tags are changed, and there is no other way to them.
 */
export const LateScripts = (props: LateScriptsProps) => late(Scripts({ nonce: props.nonce }), props);
