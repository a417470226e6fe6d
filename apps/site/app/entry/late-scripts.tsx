import { Children, cloneElement, type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import type { Host } from '../host.ts';
import { START_LATE, WAITING } from './start-late.ts';

/** Type of a script that no browser runs. */
const INERT = 'text/plain';

type Tag = ReactElement<ComponentProps<'link'> & ComponentProps<'script'>>;

/** The router's module, which takes what is handed on from where it is. */
const direct = (code: string, handedOn: Host['handedOn']): string =>
  code.replaceAll(/import \* as (\w+) from "([^"]+)";/g, (own, route: string, address: string) => {
    const on = handedOn.get(address);
    if (on === undefined) return own;
    const names = Object.entries(on.names).map(([here, there]) => `${here}:from_${route}.${there}`);
    return `import * as from_${route} from "${on.file}";const ${route}={${names.join()}};`;
  });

export interface LateScriptsProps {
  nonce: string;
  /** Scripts of the page's words, which its own import only when they run. */
  words: readonly string[];
  handedOn: Host['handedOn'];
}

/** The router's tags, its preloads first: they become a list at its module, which waits. */
const late = (drawn: ReactNode, { nonce, words, handedOn }: LateScriptsProps): ReactNode => {
  const files = new Set(words);
  const change = (nodes: ReactNode): ReactNode =>
    Children.map(nodes, (child) => {
      if (!isValidElement(child)) return child;
      const tag = child as Tag;
      if (tag.type === 'link') {
        const address = String(tag.props.href);
        if (!handedOn.has(address)) files.add(address);
        return undefined;
      }
      if (tag.type !== 'script') return cloneElement(tag, {}, change(tag.props.children));
      if (tag.props.type !== 'module') return tag;
      const html = direct(String(tag.props.dangerouslySetInnerHTML?.__html), handedOn);
      const waiting = { type: INERT, async: false, id: WAITING, 'data-files': [...files].join(' ') };
      return (
        <>
          {cloneElement(tag, { ...waiting, dangerouslySetInnerHTML: { __html: html } })}
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
