import type { LinkProps } from '@hoshikraft/ui';
import { useLinkClickHandler } from 'react-router';

const InnerLink = ({ href, onClick, ...rest }: LinkProps) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};

/** Whether an address is a page of the site, below its language. */
export const isPagePath = (href: string): boolean => /^\/(ru|en)(\/|$|\?|#)/.test(href);

/** Link of the UI kit on the site: pages of the site in the same window use the router, everything else is a plain link. */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const inner = isPagePath(href) && (rest.target ?? '_self') === '_self' && !('data-reload' in rest);
  return inner ? <InnerLink {...rest} href={href} /> : <a {...rest} href={href} />;
};
