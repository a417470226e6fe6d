import type { Random } from '@hoshikraft/shared';
import { type Credentials, type PlayerClient, PlayerRefusal } from './player-client.ts';

/** Bots that are signed in at once: each costs the API a slow password. */
const MOST_SIGNED_IN = 12;

interface SocietyContext {
  client: PlayerClient;
  logins: readonly string[];
  random: Random;
}

/** Bots who like each other's profiles, ask for friendship and accept it, as players of the site do. */
export function createSociety({ client, logins, random }: SocietyContext) {
  const signedIn = new Map<string, Credentials>();
  const anyOf = (names: readonly string[]) => names[Math.floor(random() * names.length)];

  async function somebody(): Promise<[string, Credentials] | undefined> {
    const login = signedIn.size < Math.min(MOST_SIGNED_IN, logins.length) ? anyOf(logins) : anyOf([...signedIn.keys()]);
    if (login === undefined) return undefined;
    const as = signedIn.get(login) ?? (await client.signIn(login));
    signedIn.set(login, as);
    return [login, as];
  }

  /** Accepts pending requests, otherwise picks another player. */
  async function act(login: string, as: Credentials): Promise<void> {
    const [asking] = await client.asking(as);
    const other = anyOf(logins.filter((name) => name !== login));
    if (asking !== undefined) await client.accept(as, asking);
    else if (other !== undefined) await (random() < 0.5 ? client.like(as, other) : client.befriend(as, other));
  }

  /** One bot performs one action. A refusal by the API is ignored; the next turn is another bot's. */
  return {
    async turn(): Promise<void> {
      const actor = await somebody();
      if (actor === undefined) return;
      const [login, as] = actor;
      try {
        await act(login, as);
      } catch (error) {
        if (!(error instanceof PlayerRefusal) || error.status >= 500) throw error;
        if (error.status === 401) signedIn.delete(login);
      }
    },
  };
}
