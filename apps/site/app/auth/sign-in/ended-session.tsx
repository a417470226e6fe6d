import { AskToSignIn } from '@hoshikraft/async-state';
import { withoutLocale } from '@hoshikraft/shared';
import { lazy } from 'react';
import { useLocation } from 'react-router';

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));

/** Signs a player in on the page whose session has ended. */
export const EndedSession = () => <AskToSignIn page={withoutLocale(useLocation().pathname)} Dialog={SignInAgain} />;
