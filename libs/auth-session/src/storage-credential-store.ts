import type { Schemas } from '@hoshikraft/api-client';
import type { CredentialStore } from './credential-store.ts';

/** Storage of one text out of reach of scripts of other pages: the launcher service. */
export interface KeptText {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

interface KeptSession {
  accessId: string;
  accessToken: string;
  /** As last known, to start with while the API is not reached; null for one that waits for its second factor. */
  auth: Schemas['AuthState'] | null;
}

/** Reply to a correct password. */
type Kept<Answer> = Omit<Answer, 'accessToken'> & { accessToken?: string };

/** A store that holds the credentials and adds them to every API call. */
export interface StorageCredentialStore extends CredentialStore {
  /** Credentials of the player signed in here; not shared. */
  headers(): Readonly<Record<string, string>>;
  /** Reads stored credentials. null if not signed in, or if they are unreadable. */
  restore(): Promise<Schemas['AuthState'] | null>;
  keep(answer: Kept<Schemas['SignedIn']>): Promise<void>;
  /** Keeps the credentials of a sign-in that waits for its second factor. */
  keepPending(answer: Kept<Schemas['SignedInPending']>): Promise<void>;
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
      typeof kept.auth === 'object';
    if (!readable) return null;
    const { accessToken, accessId, auth } = kept as Partial<KeptSession> & Pick<KeptSession, 'auth' | 'accessToken'>;
    // Entries stored before second factors existed have the id in their state only.
    const id: unknown = accessId ?? auth?.accessId;
    return typeof id === 'string' ? { accessId: id, accessToken, auth } : null;
  } catch {
    return null;
  }
};

const NO_TOKEN = 'The API answered without a token.';

/** The launcher's store (docs/product/accounts.md#sessions: login stores credentials in the launcher's local storage). */
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
      session === null ? {} : { 'Access-Id': session.accessId, 'Access-Token': session.accessToken },
    keep: async ({ accessToken, data, accessId, permissions, preferredServer, coins, balance, currency, managers }) => {
      if (accessToken === undefined) throw new TypeError(NO_TOKEN);
      await save({
        accessId,
        accessToken,
        auth: { data, accessId, permissions, preferredServer, coins, balance, currency, managers },
      });
    },
    keepPending: async ({ accessId, accessToken }) => {
      if (accessToken === undefined) throw new TypeError(NO_TOKEN);
      await save({ accessId, accessToken, auth: null });
    },
    remember: async (auth) => {
      if (session !== null && session.accessId === auth.accessId) await save({ ...session, auth });
    },
    clear: async () => {
      session = null;
      await text.remove();
    },
  };
};
