import { FailureMessageProvider } from '@hoshikraft/async-state';
import { createContext, type ReactNode, useContext } from 'react';
import { useFailureMessage } from './failure-message.ts';
import type { ServiceClient } from './service-client.ts';

const ServiceContext = createContext<ServiceClient | null>(null);

/** Provides the client of the local service, and the texts of its errors. */
export const ServiceProvider = ({ client, children }: { client: ServiceClient; children: ReactNode }) => (
  <ServiceContext value={client}>
    <FailureMessageProvider messageOf={useFailureMessage()}>{children}</FailureMessageProvider>
  </ServiceContext>
);

/** The client of the local service, for query and mutation factories. Throws outside of ServiceProvider. */
export const useService = (): ServiceClient => {
  const client = useContext(ServiceContext);
  if (client === null) throw new Error('useService needs a ServiceProvider above it.');
  return client;
};
