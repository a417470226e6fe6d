import type { Schemas } from '@hoshikraft/api-client';
import type { CredentialStore } from './credential-store.ts';
import { authOf } from './session.ts';

/** Storage of one text that scripts of other pages cannot read: the launcher service. */
export interface TextStorage {
  read(): Promise<string | null>;
  write(text: string): Promise<void>;
  remove(): Promise<void>;
}

interface StoredSession {
  accessId: string;
  accessToken: string;
  /** Last known state, used while the API is unreachable; null while a second factor is pending. */
  auth: Schemas['AuthState'] | null;
}

/** Reply to a correct password. */
type WithToken<Answer> = Omit<Answer, 'accessToken'> & { accessToken?: string };

/** A store that holds the credentials and adds them to every API call. */
export interface StorageCredentialStore extends CredentialStore {
  /** Credentials of the player signed in here; not shared. */
  headers(): Readonly<Record<string, string>>;
  /** Reads stored credentials. null if not signed in, or if they are unreadable. */
  restore(): Promise<Schemas['AuthState'] | null>;
  keep(answer: WithToken<Schemas['SignedIn']>): Promise<void>;
  /** Stores the credentials of a sign-in whose second factor is pending. */
  keepPending(answer: WithToken<Schemas['SignedInPending']>): Promise<void>;
  /** Stores a newer state of the same session. */
  remember(auth: Schemas['AuthState']): Promise<void>;
  clear(): Promise<void>;
}

const readSession = (text: string | null): StoredSession | null => {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const readable =
      typeof stored === 'object' &&
      stored !== null &&
      'accessToken' in stored &&
      typeof stored.accessToken === 'string' &&
      'auth' in stored &&
      typeof stored.auth === 'object';
    if (!readable) return null;
    const { accessToken, accessId, auth } = stored as Partial<StoredSession> &
      Pick<StoredSession, 'auth' | 'accessToken'>;
    // Entries stored before second factors existed have the id in their state only.
    const id: unknown = accessId ?? auth?.accessId;
    return typeof id === 'string' ? { accessId: id, accessToken, auth } : null;
  } catch {
    return null;
  }
};

const NO_TOKEN = 'The API answered without a token.';

/** The launcher's store (docs/product/accounts.md#sessions: login stores credentials in the launcher's local storage). */
export const storageCredentialStore = (text: TextStorage): StorageCredentialStore => {
  let session: StoredSession | null = null;
  const save = async (next: StoredSession): Promise<void> => {
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
    keep: async (answer) => {
      const { accessId, accessToken } = answer;
      if (accessToken === undefined) throw new TypeError(NO_TOKEN);
      await save({ accessId, accessToken, auth: authOf(answer) });
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
