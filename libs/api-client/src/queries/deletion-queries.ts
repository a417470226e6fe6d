import { mutationOptions } from '@tanstack/react-query';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';
import { cabinetQueries } from './cabinet-queries.ts';

/** Deletion of the player's own account; when it is due is part of `GET cabinet`. */
export const deletionQueries = {
  /** Ends this session too. */
  schedule: (api: ApiClient) => mutationOptions({ mutationFn: () => readBody(api.POST('/user/deletion/schedule')) }),
  cancel: (api: ApiClient) =>
    mutationOptions({
      mutationFn: () => readBody(api.POST('/user/deletion/cancel')),
      onSuccess: ({ deleteAt }, _variables, _result, { client }) =>
        client.setQueryData(cabinetQueries.overview(api).queryKey, (cabinet) => cabinet && { ...cabinet, deleteAt }),
    }),
};
