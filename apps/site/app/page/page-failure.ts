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

/** A failed call as the status and words of an error page (product.md section 8: above 500 there was no connection). */
export const pageFailure = (failure: ApiFailure) => {
  const status = failure.httpCode === 0 ? 503 : failure.httpCode;
  const body: PageFailure = {
    code: failure.code,
    message: typeof failure.code === 'number' ? failure.message : null,
    description: failure.details?.description ?? null,
    requestId: failure.details?.requestId ?? null,
  };
  return data(body, { status });
};
