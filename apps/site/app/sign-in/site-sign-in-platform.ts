import { accountCalls, useApi } from '@hoshikraft/api-client';
import { browserFields, cookieProxyStore, useSessionDispatch } from '@hoshikraft/auth-session';
import { afterSignIn } from '@hoshikraft/route-guards';
import type { SignInPlatform } from '@hoshikraft/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { usePagePath, useSiteFacts } from '../page/site-facts.tsx';
import { WELCOME } from '../start/welcome.ts';
import { useRegion } from '../shell/region.ts';

/**
 * What the site does around the sign-in forms. A new player who came from nowhere special is shown the first steps; one
 * who signs in again where they are stays there.
 *
 * @param asked query that names the page to go to, where it is not that of the address
 */
export const useSiteSignInPlatform = (as: 'new' | 'known' | 'again', asked?: string): SignInPlatform => {
  const { locale } = useSiteFacts();
  const { region } = useRegion();
  const api = useApi();
  const to = usePagePath();
  const { search: here } = useLocation();
  const search = asked ?? here;
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const queryClient = useQueryClient();
  return {
    region,
    documents: { publicOffer: to('public-offer'), privacyPolicy: to('privacy'), rules: to('rules') },
    login: (credentials) => accountCalls.login(api, { ...credentials, browser: browserFields(window) }),
    device: () => ({ browser: browserFields(window) }),
    // Where that leads is everybody's business: `useTwoFactor` of the shell.
    secondFactor: async ({ pending }) => dispatch({ type: 'two-factor-needed', pending }),
    signedIn: async (answer) => {
      cookieProxyStore.keep(answer);
      dispatch({ type: 'signed-in', answer });
      // Offers and the like were those of a visitor.
      await queryClient.invalidateQueries({ refetchType: 'none' });
      if (as === 'again') return;
      const there = afterSignIn({ locale, search });
      if (as === 'new' && there === to('')) await navigate(to('start'), { replace: true, state: WELCOME });
      else await navigate(there, { replace: true });
    },
  };
};
