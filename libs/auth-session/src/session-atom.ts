import { useAtomValue, useSetAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { type SessionEvent, sessionReducer, type SessionState, SIGNED_OUT } from './session.ts';

/** The session of this page, or of this request on the server: the jotai store is made for each. */
export const sessionAtom = atomWithReducer<SessionState, SessionEvent>(SIGNED_OUT, sessionReducer);

/** Who is at the page. */
export const useSession = (): SessionState => useAtomValue(sessionAtom);

/** Tells the session what has happened. */
export const useSessionDispatch = (): ((event: SessionEvent) => void) => useSetAtom(sessionAtom);
