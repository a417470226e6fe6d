import type { components } from '@hoshikraft/contract';

type Schemas = components['schemas'];

export interface Credentials {
  accessId: string;
  accessToken: string;
}

/** The API refused the call or returned an unexpected response. */
export class PlayerRefusal extends Error {
  readonly status: number;

  constructor(path: string, status: number, text: string) {
    super(`${path} answered ${status}: ${text.slice(0, 200)}`);
    this.name = 'PlayerRefusal';
    this.status = status;
  }
}

const TIMEOUT_MS = 5000;

/** Actions of a bot as a player, through the API calls of the site. */
export function createPlayerClient(apiUrl: string, password: string) {
  async function ask<Answer>(path: string, as: Credentials | null, body?: object): Promise<Answer> {
    const response = await fetch(`${apiUrl}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as === null ? {} : { 'access-id': as.accessId, 'access-token': as.accessToken }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new PlayerRefusal(path, response.status, text);
    return JSON.parse(text) as Answer;
  }

  return {
    async signIn(login: string): Promise<Credentials> {
      const { accessId, accessToken } = await ask<Credentials>('user/auth/login', null, { login, password });
      return { accessId, accessToken };
    },
    like: (as: Credentials, nickname: string) =>
      ask<Schemas['ProfileLikes']>('user/profile/like', as, { nickname, liked: true }),
    /** Pending friend requests, newest first. */
    asking: async (as: Credentials): Promise<string[]> => {
      const path = 'user/friends/requests?direction=incoming&limit=5';
      return (await ask<Schemas['KnownPlayerList']>(path, as)).items.map(({ login }) => login);
    },
    befriend: (as: Credentials, nickname: string) =>
      ask<Schemas['FriendStanding']>('user/friends/request', as, { nickname }),
    accept: (as: Credentials, nickname: string) =>
      ask<Schemas['FriendStanding']>('user/friends/accept', as, { nickname }),
  };
}

export type PlayerClient = ReturnType<typeof createPlayerClient>;
