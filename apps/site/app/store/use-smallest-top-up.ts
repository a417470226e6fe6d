import { paymentQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** The least that can be topped up, in kopecks; asked for when a price cannot be paid. Undefined while unknown. */
export const useSmallestTopUp = (): number | undefined => useQuery(paymentQueries.options(useApi())).data?.limits.min;
