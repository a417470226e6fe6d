import { ApiFailure } from '@hoshikraft/api-client';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Message of a failure to show to the user (docs/product/site-shell.md#errors): the API's own if it sent one. */
export const failureText = (i18n: I18n, failure: unknown): string => {
  if (!(failure instanceof ApiFailure)) return i18n._(msg`Something went wrong`);
  if (failure.code === 'NO_CONNECTION') return i18n._(msg`Unable to connect to the server`);
  if (failure.code === 'UNKNOWN_ERROR') return i18n._(msg`Unknown error`);
  return failure.details?.description || failure.message || i18n._(msg`Something went wrong`);
};
