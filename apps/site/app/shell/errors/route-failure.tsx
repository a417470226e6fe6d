import { Component, type ComponentProps, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { PageFailure } from '../../framework/page/page-failure.ts';
import { SiteFrame } from '../site-frame.tsx';
import { ErrorView } from './error-view.tsx';

const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' && value !== null && 'code' in value && 'description' in value;

/**
 * Whether an error comes from rendering a response that does not match the contract: a missing field, an invalid date, an
 * object where React needs a text. Only in browsers, which do not validate responses as the server does (docs/decisions,
 * 177); errors of the server arrive here as a plain Error.
 */
const isInvalidResponse = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof Error && /React error #31;|not valid as a React child/.test(error.message));

const NO_CONNECTION: PageFailure = { code: 'NO_CONNECTION', message: null, description: null, requestId: null };

/** The frame of every page, or only `main` if the frame itself throws: an error page must always render. */
class SafeFrame extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render(): ReactNode {
    const { children } = this.props;
    return this.state.broken ? <main>{children}</main> : <SiteFrame>{children}</SiteFrame>;
  }
}

const Failure = (props: ComponentProps<typeof ErrorView>) => (
  <SafeFrame>
    <ErrorView {...props} />
  </SafeFrame>
);

/** Props of the error page for the current route error. */
export const useRouteFailure = (): ComponentProps<typeof ErrorView> => {
  const error = useRouteError();
  const known = isRouteErrorResponse(error);
  useEffect(() => {
    if (!known) console.error('Unhandled error of a page:', error);
  }, [error, known]);
  if (isInvalidResponse(error)) return { status: 503, failure: NO_CONNECTION };
  return {
    status: known ? error.status : 500,
    failure: known && isPageFailure(error.data) ? error.data : undefined,
  };
};

/** Error boundary of a route: its loader or its page threw. */
export const RouteFailure = () => <Failure {...useRouteFailure()} />;
