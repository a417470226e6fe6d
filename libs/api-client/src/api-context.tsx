import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from './create-api-client.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Provides the API client of the page. */
export const ApiProvider = ({ client, children }: { client: ApiClient; children: ReactNode }) => (
  <ApiContext value={client}>{children}</ApiContext>
);

/** The API client of the page, for query and mutation factories. Throws outside ApiProvider. */
export const useApi = (): ApiClient => {
  const client = useContext(ApiContext);
  if (client === null) throw new Error('useApi needs an ApiProvider above it.');
  return client;
};
