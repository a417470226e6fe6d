import type { ApiFailure } from '@hoshikraft/api-client';
import { data } from 'react-router';

/** Data of the error page; sent from the server to the browser. */
export interface PageFailure {
  code: ApiFailure['code'];
  /** The API's error message in the visitor's language; null if its response could not be read. */
  message: string | null;
  description: string | null;
  requestId: string | null;
}

/**
 * HTTP status of a page whose call failed. The parameters of the call come from the page's address, so that an invalid one
 * (400) means the page does not exist.
 */
export const pageStatus = ({ httpCode }: ApiFailure): number => {
  if (httpCode === 400) return 404;
  return httpCode === 0 ? 503 : httpCode;
};

/** Status and data of the error page for a failed call (docs/product/site-shell.md#errors: above 500 there was no connection). */
export const pageFailure = (failure: ApiFailure) => {
  const body: PageFailure = {
    code: failure.code,
    message: typeof failure.code === 'number' ? failure.message : null,
    description: failure.details?.description ?? null,
    requestId: failure.details?.requestId ?? null,
  };
  return data(body, { status: pageStatus(failure) });
};
