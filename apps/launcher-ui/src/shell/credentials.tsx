import type { StorageCredentialStore } from '@hoshikraft/auth-session';
import { createContext, type ReactNode, useContext } from 'react';

const CredentialsContext = createContext<StorageCredentialStore | null>(null);

export const CredentialsProvider = (props: { credentials: StorageCredentialStore; children: ReactNode }) => (
  <CredentialsContext value={props.credentials}>{props.children}</CredentialsContext>
);

/** The player's credentials, stored by the service. Throws outside of CredentialsProvider. */
export const useCredentials = (): StorageCredentialStore => {
  const credentials = useContext(CredentialsContext);
  if (credentials === null) throw new Error('useCredentials needs a CredentialsProvider above it.');
  return credentials;
};
