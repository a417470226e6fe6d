/** A sign-in of the launcher on this computer, as its address names it. */
export interface LauncherRequest {
  challenge: string;
  state: string;
  port: number;
  /** Name of the computer, as the launcher says. */
  machine: string;
}

const MAX_NAME_LENGTH = 64;

/** 256 bits as base64url. */
const isSecret = (value: string | null): value is string => /^[\w-]{43}$/.test(value ?? '');

/** Reads the address; null if it was cut or made up. */
export const parseLauncherRequest = (search: URLSearchParams): LauncherRequest | null => {
  const [challenge, state, port] = [search.get('challenge'), search.get('state'), Number(search.get('port'))];
  if (!isSecret(challenge) || !isSecret(state) || !Number.isInteger(port) || port < 1024 || port > 65_535) return null;
  const machine = (search.get('machine') ?? '').replace(/\p{C}/gu, '').trim().slice(0, MAX_NAME_LENGTH);
  return { challenge, state, port, machine };
};

/** Where the launcher waits: always this computer. */
export const launcherAddress = (
  { port, state }: LauncherRequest,
  decision: { code: string } | { error: string },
): string => `http://127.0.0.1:${port}/callback?${new URLSearchParams({ ...decision, state })}`;
