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

/** How the kit makes a link here: pages of ours in the same window go through the router, everything else is plain. */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const inner = /^\/(ru|en)(\/|$|\?|#)/.test(href) && (rest.target ?? '_self') === '_self' && !('data-reload' in rest);
  return inner ? <InnerLink {...rest} href={href} /> : <a {...rest} href={href} />;
};
