import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import { DEFERRED_START, DEFERRED_SCRIPT_ID } from './deferred-start.ts';

/** Script type that browsers do not run. */
const INERT = 'text/plain';

type Tag = ReactElement<ComponentProps<'link'> & ComponentProps<'script'>>;

export interface DeferredScriptsProps {
  nonce: string;
  /** Scripts of the message catalog: the first module imports them only when it runs. */
  catalogs: readonly string[];
}

/** Makes the router's module script inert and moves the router's preloads into its `data-files`. */
const deferScripts = (rendered: ReactNode, { nonce, catalogs }: DeferredScriptsProps): ReactNode => {
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
      const waiting = { type: INERT, async: false, id: DEFERRED_SCRIPT_ID, 'data-files': [...files].join(' ') };
      return (
        <>
          {cloneElement(tag, waiting)}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: DEFERRED_START }} />
        </>
      );
    });
  return change(rendered);
};

/**
 * The router's scripts, fetched and run after the first paint: the page is already rendered, and a slow connection loads
 * styles and fonts first. `Scripts` is called as a function, because its tags are changed.
 */
export const DeferredScripts = (props: DeferredScriptsProps) => deferScripts(Scripts({ nonce: props.nonce }), props);
