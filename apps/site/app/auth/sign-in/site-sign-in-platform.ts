import { accountCalls, useApi } from '@hoshikraft/api-client';
import { browserFields, cookieProxyStore, useSessionDispatch } from '@hoshikraft/auth-session';
import { afterSignIn } from '@hoshikraft/route-guards';
import type { SignInPlatform } from '@hoshikraft/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { usePagePath, useSiteFacts } from '../../framework/page/site-facts.tsx';
import { WELCOME } from '../../start/welcome.ts';
import { useRegion } from '../../shell/region.ts';

/**
 * Sign-in on the site. A new player without a return address is shown the start page; a player who signs in again stays on
 * the page.
 *
 * @param returnQuery query with the return address, if it is not that of the current address
 */
export const useSiteSignInPlatform = (as: 'new' | 'known' | 'again', returnQuery?: string): SignInPlatform => {
  const { locale } = useSiteFacts();
  const { region } = useRegion();
  const api = useApi();
  const to = usePagePath();
  const { search: ownQuery } = useLocation();
  const search = returnQuery ?? ownQuery;
  const navigate = useNavigate();
  const dispatch = useSessionDispatch();
  const queryClient = useQueryClient();
  return {
    region,
    documents: { publicOffer: to('public-offer'), privacyPolicy: to('privacy'), rules: to('rules') },
    login: (credentials) => accountCalls.login(api, { ...credentials, browser: browserFields(window) }),
    device: () => ({ browser: browserFields(window) }),
    // `useTwoFactor` of the shell then opens the second factor.
    secondFactor: async ({ pending }) => {
      if (as !== 'again') dispatch({ type: 'two-factor-needed', pending });
    },
    signedIn: async (answer) => {
      cookieProxyStore.keep(answer);
      dispatch({ type: 'signed-in', answer });
      // Cached data was loaded for a visitor.
      await queryClient.invalidateQueries({ refetchType: 'none' });
      if (as === 'again') return;
      const target = afterSignIn({ locale, search });
      if (as === 'new' && target === to('')) await navigate(to('start'), { replace: true, state: WELCOME });
      else await navigate(target, { replace: true });
    },
  };
};
