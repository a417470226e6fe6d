import type { LinkProps } from '@hoshikraft/ui';
import { Link as RouterLink } from 'react-router-dom';

/** How the kit makes a link here: pages of ours in the same window go through the router, everything else is plain. */
export const SiteLink = ({ href, ...rest }: LinkProps) => {
  const inner = /^\/(ru|en)(\/|$|\?|#)/.test(href) && (rest.target ?? '_self') === '_self' && !('data-reload' in rest);
  if (!inner) return <a {...rest} href={href} />;
  return <RouterLink {...rest} to={href} />;
};
