import { parseCookie, stringifySetCookie } from 'cookie';

/** The session of an operator with the API. */
export interface Credentials {
  accessId: string;
  accessToken: string;
}

const VALUE = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([\w-]{20,64})$/i;

/** The one cookie of this app, hidden from scripts; it ends with the browser's session. */
export const operatorCookie = (secure: boolean) => {
  // Browsers take `__Host-` from https only, and then from no other host and no other path.
  const name = secure ? '__Host-operator' : 'operator';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    /** undefined without the cookie, or if it is malformed. */
    read: (header: string | undefined): Credentials | undefined => {
      const [, accessId, accessToken] = VALUE.exec(parseCookie(header ?? '')[name] ?? '') ?? [];
      return accessId !== undefined && accessToken !== undefined ? { accessId, accessToken } : undefined;
    },
    /** Set-Cookie line. */
    keep: ({ accessId, accessToken }: Credentials): string =>
      stringifySetCookie(name, `${accessId}.${accessToken}`, options),
    /** Set-Cookie line that deletes the cookie. */
    clear: (): string => stringifySetCookie(name, '', { ...options, maxAge: 0 }),
  };
};
