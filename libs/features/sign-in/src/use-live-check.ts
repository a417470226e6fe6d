import { ApiFailure, useApi, type ValidatedField, validationQueries } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Pause in typing after which a field is checked, in ms. */
const LIVE_CHECK_PAUSE_MS = 350;

/**
 * Checks with the API whether a value can be registered (`user/validation`), after a pause in typing. Returns true, or the
 * reason in the language of the page. If the check itself fails, returns true: the API decides on submit.
 */
export const useLiveCheck = (field: ValidatedField) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const latest = useRef('');

  return useCallback(
    async (value: string): Promise<true | string> => {
      latest.current = value;
      const query = validationQueries.field(api, field, value);
      // Already checked while typing: submit does not wait.
      const known = queryClient.getQueryData(query.queryKey);
      if (known !== undefined) return known.valid || (known.reason ?? '');
      await new Promise((resolve) => setTimeout(resolve, LIVE_CHECK_PAUSE_MS));
      // A newer value is being checked and will set the result.
      if (latest.current !== value) return true;
      try {
        const { valid, reason } = await queryClient.fetchQuery(query);
        return valid || (reason ?? '');
      } catch (error) {
        if (error instanceof ApiFailure) return true;
        throw error;
      }
    },
    [api, field, queryClient],
  );
};
