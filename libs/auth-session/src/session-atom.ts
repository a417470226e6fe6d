import { useAtomValue, useSetAtom } from 'jotai';
import { atomWithReducer } from 'jotai/utils';
import { type SessionEvent, sessionReducer, type SessionState, SIGNED_OUT } from './session.ts';

/** The session of this page, or of this request on the server: the jotai store is made for each. */
export const sessionAtom = atomWithReducer<SessionState, SessionEvent>(SIGNED_OUT, sessionReducer);

/** Current session state. */
export const useSession = (): SessionState => useAtomValue(sessionAtom);

/** Returns a function that dispatches an event to the session. */
export const useSessionDispatch = (): ((event: SessionEvent) => void) => useSetAtom(sessionAtom);
