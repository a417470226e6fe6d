import { type LostSession, useSession } from '@hoshikraft/auth-session';
import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import { useLostSessionFirst } from './use-lost-session-first.ts';

/** Whether the player has typed or chosen something on this page. */
const useHasInput = (page: string): (() => boolean) => {
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

interface AskToSignInProps {
  /** Path of the page without its language: in another language it is the same page. */
  page: string;
  /** Signs the player in on the page; calls `onSettled` once it is closed, with true if the same player has signed in again. */
  Dialog: ComponentType<{ onSettled: (hasSignedIn: boolean) => void }>;
}

/**
 * Asks a player to sign in again on the page where the session has ended during an act of theirs, or after they have typed
 * something (docs/product/accounts.md#signing-out). Acts then take place, and what was typed stays. Closed without signing in,
 * the page stays as it is until the next act. Elsewhere the shell opens the sign-out page.
 */
export const AskToSignIn = ({ page, Dialog }: AskToSignInProps) => {
  const isSignedIn = useSession().kind === 'signed-in';
  const [isOpen, setOpen] = useState(false);
  const hasInput = useHasInput(page);
  const acts = useRef<NonNullable<LostSession['settle']>[]>([]);
  useLostSessionFirst((event) => {
    const { settle } = event.detail;
    // The session of a visitor has ended in another tab or long ago.
    if (!isSignedIn || (settle === null && acts.current.length === 0 && !hasInput())) return;
    event.preventDefault();
    if (settle !== null) acts.current.push(settle);
    setOpen(true);
  });
  const settleActs = (hasSignedIn: boolean): void => {
    setOpen(false);
    for (const settle of acts.current.splice(0)) settle(hasSignedIn);
  };
  return (
    isOpen && (
      <Suspense>
        <Dialog onSettled={settleActs} />
      </Suspense>
    )
  );
};
