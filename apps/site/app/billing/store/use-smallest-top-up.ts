import { paymentQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';

/** Smallest top-up, in kopecks; queried when the balance is not enough. Undefined until loaded. */
export const useSmallestTopUp = (): number | undefined => useQuery(paymentQueries.options(useApi())).data?.limits.min;
