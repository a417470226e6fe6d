import { useSession } from '@hoshikraft/auth-session';
import { useEffect } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { usePagePath } from '../page/site-facts.tsx';

/**
 * Code -7 on any call leads to the second factor at once, from everywhere but there and sign-out
 * (docs/product/accounts.md#second-factor). In the history it comes after the page that was open, so that the player can go back when it is confirmed.
 */
export const useTwoFactor = (): void => {
  const navigate = useNavigate();
  const target = usePagePath()('2fa');
  const pending = useSession().kind === 'pending-two-factor';
  const confirming = useMatch('/:locale/2fa') !== null;
  const leaving = useMatch('/:locale/logout') !== null;
  const due = pending && !confirming && !leaving;
  useEffect(() => {
    if (due) void navigate(target);
  }, [due, navigate, target]);
};
