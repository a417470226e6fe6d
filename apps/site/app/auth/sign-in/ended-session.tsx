import { useSession } from '@hoshikraft/auth-session';
import { withoutLocale } from '@hoshikraft/shared';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SettleAct } from '../../shell/failures.ts';
import { useUnauthorizedFirst } from '../../shell/use-unauthorized-first.ts';

const SignInAgain = lazy(async () => ({
  default: (await import('./sign-in-again.tsx')).SignInAgain,
}));

/** Whether the player has typed or chosen something on this page; a page in another language is the same one. */
const useHasInput = (): (() => boolean) => {
  const page = withoutLocale(useLocation().pathname);
  const hasInput = useRef(false);
  useEffect(() => {
    hasInput.current = false;
    const mark = (): void => {
      hasInput.current = true;
    };
    const events = ['input', 'drop'];
    for (const event of events) window.addEventListener(event, mark, { capture: true });
    return () => {
      for (const event of events) window.removeEventListener(event, mark, { capture: true });
    };
  }, [page]);
  return () => hasInput.current;
};

/**
 * Asks a player to sign in again on the page where the session has ended during an act of theirs, or after they have typed
 * something (docs/product/accounts.md#signing-out). Acts then take place, and what was typed stays. Closed without signing in,
 * the page stays as it is until the next act. Elsewhere the shell opens the sign-out page (shell/unauthorized.ts).
 */
export const EndedSession = () => {
  const isSignedIn = useSession().kind === 'signed-in';
  const [isOpen, setOpen] = useState(false);
  const hasInput = useHasInput();
  const acts = useRef<NonNullable<SettleAct>[]>([]);
  useUnauthorizedFirst((event) => {
    // The session of a visitor has ended in another tab or long ago.
    if (!isSignedIn || (event.detail === null && acts.current.length === 0 && !hasInput())) return;
    event.preventDefault();
    if (event.detail !== null) acts.current.push(event.detail);
    setOpen(true);
  });
  const settle = (hasSignedIn: boolean): void => {
    setOpen(false);
    for (const settleAct of acts.current.splice(0)) settleAct(hasSignedIn);
  };
  return (
    isOpen && (
      <Suspense>
        <SignInAgain onSettled={settle} />
      </Suspense>
    )
  );
};
