import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { PageFailure } from '../page/page-failure.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { ErrorView } from './error-view.tsx';

const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' && value !== null && 'code' in value && 'description' in value;

/** What a route shows when its loader refused or its page broke. */
export const RouteFailure = () => {
  const error = useRouteError();
  const known = isRouteErrorResponse(error);
  useEffect(() => {
    if (!known) console.error('Unhandled error of a page:', error);
  }, [error, known]);
  const failure = known && isPageFailure(error.data) ? error.data : undefined;
  return (
    <SiteFrame>
      <ErrorView status={known ? error.status : 500} failure={failure} />
    </SiteFrame>
  );
};
