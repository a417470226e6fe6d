import type { Schemas } from '@hoshikraft/api-client';
import type { CredentialStore } from './credential-store.ts';

/** One text, kept where scripts of other pages do not reach: by the launcher's service. */
export interface KeptText {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

interface KeptSession {
  accessToken: string;
  /** As last known, to start with while the API is not reached. */
  auth: Schemas['AuthState'];
}

/** A store that keeps the credentials itself and hands them to every call of the API. */
export interface StorageCredentialStore extends CredentialStore {
  /** Those of who has signed in here, and shares them with nobody. */
  headers(): Readonly<Record<string, string>>;
  /** Reads what an earlier start has kept. null where nobody is signed in, or nothing readable is kept. */
  restore(): Promise<Schemas['AuthState'] | null>;
  keep(answer: Omit<Schemas['SignedIn'], 'accessToken'> & { accessToken?: string }): Promise<void>;
  /** Keeps a newer state of the same session. */
  remember(auth: Schemas['AuthState']): Promise<void>;
  clear(): Promise<void>;
}

const readSession = (text: string | null): KeptSession | null => {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const readable =
      typeof kept === 'object' &&
      kept !== null &&
      'accessToken' in kept &&
      typeof kept.accessToken === 'string' &&
      'auth' in kept &&
      typeof kept.auth === 'object' &&
      kept.auth !== null &&
      'accessId' in kept.auth &&
      typeof kept.auth.accessId === 'string';
    return readable ? (kept as KeptSession) : null;
  } catch {
    return null;
  }
};

/** The launcher's store (product.md section 4: login stores credentials in the launcher's local storage). */
export const storageCredentialStore = (text: KeptText): StorageCredentialStore => {
  let session: KeptSession | null = null;
  const save = async (next: KeptSession): Promise<void> => {
    session = next;
    await text.write(JSON.stringify(next));
  };
  return {
    restore: async () => {
      session = readSession(await text.read());
      return session?.auth ?? null;
    },
    headers: (): Record<string, string> =>
      session === null ? {} : { 'Access-Id': session.auth.accessId, 'Access-Token': session.accessToken },
    keep: async ({ accessToken, data, accessId, permissions, preferredServer, coins, balance, currency, managers }) => {
      if (accessToken === undefined) throw new TypeError('The API answered without a token.');
      await save({
        accessToken,
        auth: { data, accessId, permissions, preferredServer, coins, balance, currency, managers },
      });
    },
    remember: async (auth) => {
      if (session !== null && session.auth.accessId === auth.accessId) await save({ ...session, auth });
    },
    clear: async () => {
      session = null;
      await text.remove();
    },
  };
};
