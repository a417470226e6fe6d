import type { LinkProps } from '@hoshikraft/ui';
import { Link as RouterLink } from 'react-router';

/** Component for links of the UI kit: pages of this app use the router, other addresses the browser. */
export const AdminLink = ({ href, ...rest }: LinkProps) =>
  href.startsWith('/') ? <RouterLink {...rest} to={href} /> : <a {...rest} href={href} />;
