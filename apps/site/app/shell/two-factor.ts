import { useSession } from '@hoshikraft/auth-session';
import { useEffect } from 'react';
import { useMatch, useNavigate } from 'react-router';
import { usePagePath } from '../framework/page/site-facts.tsx';

/**
 * Error -7 of any call opens the second factor at once, except there and on sign-out
 * (docs/product/accounts.md#second-factor). It is pushed to the history, so that the player can go back once it is confirmed.
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
