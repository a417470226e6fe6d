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
import { usePagePath, useSiteFacts } from '../../framework/page/site-facts.tsx';
import type { OauthCallback } from './oauth-callback.ts';
import { readReturnQuery } from './return-query.ts';
import { providerOf, useServiceName } from './services.ts';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';

/** Navigates after a callback: signed in, linked, confirmed, or to the choice of a nickname. */
const useFollowResult = () => {
  const { t } = useLingui();
  const { locale } = useSiteFacts();
  const to = usePagePath();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const nameOf = useServiceName();
  const platform = useSiteSignInPlatform('known', readReturnQuery());
  return async (result: Schemas['OauthResult']): Promise<void> => {
    if ('pending' in result) {
      // After the second factor the player returns to the sign-in page, which redirects to the return address.
      await navigate(to('login') + readReturnQuery(), { replace: true });
      return platform.secondFactor(result);
    }
    if (!('outcome' in result)) return platform.signedIn(result);
    if (result.outcome === 'register') {
      queryClient.setQueryData(oauthQueries.ticket(api).queryKey, { ticket: result });
      return navigate(to(`oauth/${providerOf(result.service)}/register`) + readReturnQuery(), { replace: true });
    }
    const name = nameOf(result.service);
    const isLinked = result.outcome === 'linked';
    showToast({ type: 'success', text: isLinked ? t`${name} is linked.` : t`Confirmed. You can continue.` });
    await queryClient.invalidateQueries({ queryKey: authorizationQueries.all() });
    const target = afterSignIn({ locale, search: readReturnQuery() });
    await navigate(target === to('') ? to('cabinet/authorization') : target, { replace: true });
  };
};

/**
 * Sends the service's grant to the API, once, and removes it from the address and the history.
 *
 * @returns the failure of the call; null while it is pending
 */
export const useOauthReturn = (callback: OauthCallback): ApiFailure | null => {
  const api = useApi();
  const followResult = useFollowResult();
  const started = useRef(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const complete = useEffectEvent(async (): Promise<ApiFailure | null> => {
    if (callback.kind !== 'granted' || started.current) return null;
    started.current = true;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    const { grant } = callback;
    const body = { ...grant.body, browser: browserFields(window) };
    try {
      await followResult(await oauthCalls.comeBack(api, { ...grant, body } as typeof grant));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return error;
    }
    return null;
  });
  useEffect(() => void complete().then(setFailure), []);
  return failure;
};
