import {
  ApiFailure,
  authorizationQueries,
  oauthCalls,
  oauthQueries,
  type Schemas,
  useApi,
} from '@hoshikraft/api-client';
import { browserFields } from '@hoshikraft/auth-session';
import { afterSignIn } from '@hoshikraft/route-guards';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePagePath, useSiteFacts } from '../page/site-facts.tsx';
import type { Returned } from './brought.ts';
import { keptReturn } from './kept-return.ts';
import { providerOf, useServiceName } from './services.ts';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';

/** Leads on from what came of a return: signed in, linked, proved, or to the nickname that is missing. */
const useLeadOn = () => {
  const { t } = useLingui();
  const { locale } = useSiteFacts();
  const to = usePagePath();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const nameOf = useServiceName();
  const platform = useSiteSignInPlatform('known', keptReturn());
  return async (result: Schemas['OauthResult']): Promise<void> => {
    if ('pending' in result) {
      // Whoever has confirmed comes back to the sign-in, which leads on to the page that was asked for.
      await navigate(to('login') + keptReturn(), { replace: true });
      return platform.secondFactor(result);
    }
    if (!('outcome' in result)) return platform.signedIn(result);
    if (result.outcome === 'register') {
      queryClient.setQueryData(oauthQueries.ticket(api).queryKey, { ticket: result });
      return navigate(to(`oauth/${providerOf(result.service)}/register`) + keptReturn(), { replace: true });
    }
    const name = nameOf(result.service);
    const isLinked = result.outcome === 'linked';
    showToast({ type: 'success', text: isLinked ? t`${name} is linked.` : t`Confirmed. Go on with what you began.` });
    await queryClient.invalidateQueries({ queryKey: authorizationQueries.all() });
    const there = afterSignIn({ locale, search: keptReturn() });
    await navigate(there === to('') ? to('cabinet/authorization') : there, { replace: true });
  };
};

/**
 * Brings back what a service gave, once. The address forgets it at once: a code is nobody's business, in a history least.
 *
 * @returns why it came to nothing; null while it is on its way
 */
export const useOauthReturn = (returned: Returned): ApiFailure | null => {
  const api = useApi();
  const leadOn = useLeadOn();
  const begun = useRef(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const bring = useEffectEvent(async (): Promise<ApiFailure | null> => {
    if (returned.kind !== 'brought' || begun.current) return null;
    begun.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const { brought } = returned;
    const body = { ...brought.body, browser: browserFields(window) };
    try {
      await leadOn(await oauthCalls.comeBack(api, { ...brought, body } as typeof brought));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return error;
    }
    return null;
  });
  useEffect(() => void bring().then(setFailure), []);
  return failure;
};
