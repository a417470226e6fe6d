import { useSession } from '@hoshikraft/auth-session';

/** Whether this player is the one who looks. */
export const useIsOwn = (login: string): boolean => {
  const session = useSession();
  return session.kind === 'signed-in' && session.auth.data.login === login;
};
