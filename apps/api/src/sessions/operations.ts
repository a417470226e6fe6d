import { listSessions } from './list-sessions.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refreshSession } from './refresh-session.ts';
import { terminateAllSessions } from './terminate-all-sessions.ts';
import { terminateSession } from './terminate-session.ts';

export const sessionOperations = [
  login,
  refreshSession,
  logout,
  listSessions,
  terminateSession,
  terminateAllSessions,
] as const;
