import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from './create-api-client.ts';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives the page its client. */
export const ApiProvider = ({ client, children }: { client: ApiClient; children: ReactNode }) => (
  <ApiContext value={client}>{children}</ApiContext>
);

/** The page's client, to hand to query and mutation factories. Throws outside of ApiProvider. */
export const useApi = (): ApiClient => {
  const client = useContext(ApiContext);
  if (client === null) throw new Error('useApi needs an ApiProvider above it.');
  return client;
};
