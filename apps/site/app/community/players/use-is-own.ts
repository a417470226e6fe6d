import { useSession } from '@hoshikraft/auth-session';

/** Whether the signed-in user is this player. */
export const useIsOwn = (login: string): boolean => {
  const session = useSession();
  return session.kind === 'signed-in' && session.auth.data.login === login;
};
