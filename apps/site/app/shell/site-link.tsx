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

/** Link of the UI kit on the site: pages of the site in the same window use the router, everything else is a plain link. */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const inner = /^\/(ru|en)(\/|$|\?|#)/.test(href) && (rest.target ?? '_self') === '_self' && !('data-reload' in rest);
  return inner ? <InnerLink {...rest} href={href} /> : <a {...rest} href={href} />;
};
