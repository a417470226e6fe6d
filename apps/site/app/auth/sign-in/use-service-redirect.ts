import { ApiFailure, oauthCalls, useApi } from '@hoshikraft/api-client';
import { failureText } from '@hoshikraft/async-state';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { storeReturnQuery } from './return-query.ts';
import { openExternalPage } from './open-external-page.ts';
import { type OauthService, signsIn } from './services.ts';

export interface ServiceRedirect {
  /** Service that is being opened; null if none is. */
  redirectingTo: OauthService | null;
  /** Error message of the last attempt. */
  problem: string | null;
  redirect: (service: OauthService) => Promise<void>;
}

export interface ServiceRedirectOptions {
  /** To sign in, to link the service to the account, or for step-up authentication. */
  purpose: 'begin' | 'link' | 'prove';
  /** Query with the return address, such as `?return_to=/ru/store`. */
  search: string;
}

/** Origin of the page that a service returns to: by OAuth or OpenID. */
const returnOrigin = (page: string): string | undefined => {
  const { searchParams } = new URL(page);
  return URL.parse(searchParams.get('redirect_uri') ?? searchParams.get('openid.return_to') ?? '')?.origin;
};

/** Redirects to a sign-in service. If it is unavailable, `problem` is set. */
export const useServiceRedirect = ({ purpose, search }: ServiceRedirectOptions): ServiceRedirect => {
  const api = useApi();
  const { i18n, t } = useLingui();
  const [redirectingTo, setRedirectingTo] = useState<OauthService | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const begin = (service: OauthService) => {
    if (purpose === 'link') return oauthCalls.link(api, service);
    if (!signsIn(service)) throw new Error('This service cannot be used to sign in.');
    return oauthCalls[purpose](api, service);
  };
  const redirect = async (service: OauthService): Promise<void> => {
    setRedirectingTo(service);
    setProblem(null);
    try {
      const { url } = await begin(service);
      const origin = returnOrigin(url);
      // Its cookies are not there: the sign-in could not be finished.
      if (origin !== undefined && origin !== window.location.origin) {
        const here = window.location.origin;
        setRedirectingTo(null);
        setProblem(
          t`Sign-in services only work at ${origin}, and you're on ${here}. Open the site at ${origin} and try again.`,
        );
        return;
      }
      storeReturnQuery(search);
      openExternalPage(url);
    } catch (error) {
      setRedirectingTo(null);
      if (error instanceof ApiFailure && error.code === 9) setProblem(`${error.message}. ${failureText(i18n, error)}`);
      else setProblem(failureText(i18n, error));
    }
  };
  return { redirectingTo, problem, redirect };
};
