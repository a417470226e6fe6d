import { Component, type ComponentProps, type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { PageFailure } from '../page/page-failure.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { ErrorView } from './error-view.tsx';

const isPageFailure = (value: unknown): value is PageFailure =>
  typeof value === 'object' && value !== null && 'code' in value && 'description' in value;

/**
 * Whether an error is what comes of drawing an answer that has another shape than the contract's: something missing, no
 * date, an object where React wants a text. Only browsers see these: there answers are not held against the contract, as
 * the server does (docs/decisions, 177), and what breaks on the server comes here as a plain Error.
 */
const isOfStrangeAnswer = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof RangeError ||
  (error instanceof Error && /React error #31;|not valid as a React child/.test(error.message));

const NO_ANSWER: PageFailure = { code: 'NO_CONNECTION', message: null, description: null, requestId: null };

/** The frame of every page, or nothing of it where it is the frame that cannot be drawn: an error page always can. */
class Framed extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render(): ReactNode {
    const { children } = this.props;
    return this.state.broken ? <main>{children}</main> : <SiteFrame>{children}</SiteFrame>;
  }
}

const Failure = (shown: ComponentProps<typeof ErrorView>) => (
  <Framed>
    <ErrorView {...shown} />
  </Framed>
);

/** What is to be shown of why a route's loader refused or its page broke. */
export const useRouteFailure = (): ComponentProps<typeof ErrorView> => {
  const error = useRouteError();
  const known = isRouteErrorResponse(error);
  useEffect(() => {
    if (!known) console.error('Unhandled error of a page:', error);
  }, [error, known]);
  if (isOfStrangeAnswer(error)) return { status: 503, failure: NO_ANSWER };
  return {
    status: known ? error.status : 500,
    failure: known && isPageFailure(error.data) ? error.data : undefined,
  };
};

/** What a route shows when its loader refused or its page broke. */
export const RouteFailure = () => <Failure {...useRouteFailure()} />;
