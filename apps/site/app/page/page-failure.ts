import type { ApiFailure } from '@hoshikraft/api-client';
import { data } from 'react-router';

/** What the error page needs to know; travels from the server to the browser. */
export interface PageFailure {
  code: ApiFailure['code'];
  /** What the API calls it, in the visitor's language; null where nothing of the API's could be read. */
  message: string | null;
  description: string | null;
  requestId: string | null;
}

/**
 * Status of the page whose call failed so. A page asks for what its address names: a name that the API cannot read (400) is
 * as little there as one that it does not know.
 */
export const pageStatus = ({ httpCode }: ApiFailure): number => {
  if (httpCode === 400) return 404;
  return httpCode === 0 ? 503 : httpCode;
};

/** A failed call as the status and words of an error page (docs/product/site-shell.md#errors: above 500 there was no connection). */
export const pageFailure = (failure: ApiFailure) => {
  const body: PageFailure = {
    code: failure.code,
    message: typeof failure.code === 'number' ? failure.message : null,
    description: failure.details?.description ?? null,
    requestId: failure.details?.requestId ?? null,
  };
  return data(body, { status: pageStatus(failure) });
};
