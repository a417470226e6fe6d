import { ApiFailure, useApi, type ValidatedField, validationQueries } from '@hoshikraft/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/** Pause in typing after which a field is checked, in ms. */
const LIVE_CHECK_PAUSE_MS = 350;

/**
 * Asks the API whether a value could be registered (`user/validation`), once typing pauses. Answers true, or the reason
 * in the page's language. Where the check itself fails the form goes on: the API decides when it is sent.
 */
export const useLiveCheck = (field: ValidatedField) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const latest = useRef('');

  return useCallback(
    async (value: string): Promise<true | string> => {
      latest.current = value;
      const query = validationQueries.field(api, field, value);
      // Checked while it was typed: sending the form waits for nothing.
      const known = queryClient.getQueryData(query.queryKey);
      if (known !== undefined) return known.valid || (known.reason ?? '');
      await new Promise((resolve) => setTimeout(resolve, LIVE_CHECK_PAUSE_MS));
      // A newer value is being checked: its answer will stand.
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
