import { createContext, createElement, useContext } from 'react';
import type { ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Tells the kit how to make a link: the app passes a component that takes `href` and hands inner addresses to its
 * router. Without it every link is a plain `<a>`.
 */
export function LinkProvider(props: { link: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={props.link}>{props.children}</LinkContext>;
}

/** A link through the app's router. Addresses that open in a new tab get `rel="noopener"`. */
export function Link(props: LinkProps) {
  const rel = props.target === '_blank' ? (props.rel ?? 'noopener noreferrer') : props.rel;
  return createElement(useContext(LinkContext), { ...props, rel });
}
