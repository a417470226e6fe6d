import { serverQueries, useApi } from '@hoshikraft/api-client';
import { useQuery } from '@tanstack/react-query';
import type { ChartPeriod } from './chart-view.ts';

/** Players of a server over a period. Loaded by the browser: the chart is far below, and its points would be in the HTML. */
export const useServerOnline = (server: string, period: ChartPeriod) =>
  useQuery(serverQueries.online(useApi(), server, period));
