import { FailureWordsProvider } from '@hoshikraft/answers';
import { createContext, type ReactNode, useContext } from 'react';
import { useFailureWords } from '../parts/failure-words.ts';
import type { ServiceClient } from './service-client.ts';

const ServiceContext = createContext<ServiceClient | null>(null);

/** Gives the page the client of the local service, and the words of its failures. */
export const ServiceProvider = ({ client, children }: { client: ServiceClient; children: ReactNode }) => (
  <ServiceContext value={client}>
    <FailureWordsProvider words={useFailureWords()}>{children}</FailureWordsProvider>
  </ServiceContext>
);

/** The client of the local service, to hand to query and mutation factories. Throws outside of ServiceProvider. */
export const useService = (): ServiceClient => {
  const client = useContext(ServiceContext);
  if (client === null) throw new Error('useService needs a ServiceProvider above it.');
  return client;
};
