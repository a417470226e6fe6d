import type { LinkProps } from '@hoshikraft/ui';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { serviceCalls } from '../service/service-calls.ts';
import { useService } from '../service/service-context.tsx';

const isLauncherPage = (href: string): boolean => /^\/(ru|en)\/(launcher|logout)(\/|$|\?|#)/.test(href);

/** A link that the service opens in the player's browser: the launcher has one window and stays there. */
const OutsideLink = ({ href, onClick, ...rest }: LinkProps) => {
  const { mutate } = useMutation(serviceCalls.openLink(useService()));
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    mutate(href);
  };
  return <a {...rest} href={href} onClick={open} />;
};

/** Component for links of the UI kit: pages of the launcher use the router, other addresses the browser. */
export const LauncherLink = ({ href, ...rest }: LinkProps) => {
  if (/^https?:/.test(href)) return <OutsideLink {...rest} href={href} />;
  return isLauncherPage(href) ? <RouterLink {...rest} to={href} /> : <a {...rest} href={href} />;
};
