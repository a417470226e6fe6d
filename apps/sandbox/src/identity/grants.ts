import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { FaultKind } from '../faults/fault-store.ts';
import type { Person } from '../people/people.ts';

/** What somebody allowed a site to do. */
export interface Grant {
  provider: string;
  clientId: string;
  redirectUri: string;
  /** Of PKCE, S256. */
  challenge: string;
  scope: string;
  nonce: string | null;
  state: string;
  /** VK ID's own. */
  deviceId: string;
  person: Person;
  withMail: boolean;
  /** What goes wrong with this sign-in, besides what is set for the provider. */
  fault: FaultKind | null;
}

interface Kept {
  grant: Grant;
  until: number;
}

const CODE_MS = 10 * 60_000;
const TOKEN_MS = 60 * 60_000;

const fresh = () => randomBytes(24).toString('base64url');

/** Codes and access tokens that were given out, in memory: a restart forgets them, as time would. */
export function createGrants(clock: Clock) {
  const codes = new Map<string, Kept>();
  const tokens = new Map<string, Kept>();
  const keep = (kept: Map<string, Kept>, grant: Grant, ms: number): string => {
    const name = fresh();
    for (const [old, { until }] of kept) if (until <= clock.now()) kept.delete(old);
    kept.set(name, { grant, until: clock.now() + ms });
    return name;
  };
  const known = (kept: Map<string, Kept>, name: string): Grant | null => {
    const found = kept.get(name);
    return found !== undefined && found.until > clock.now() ? found.grant : null;
  };
  return {
    giveCode: (grant: Grant) => keep(codes, grant, CODE_MS),
    /** The grant of a code, which is used up whatever else is wrong. */
    takeCode(code: string): Grant | null {
      const grant = known(codes, code);
      codes.delete(code);
      return grant;
    },
    ofCode: (code: string) => known(codes, code),
    giveToken: (grant: Grant) => keep(tokens, grant, TOKEN_MS),
    ofToken: (token: string) => known(tokens, token),
  };
}

export type Grants = ReturnType<typeof createGrants>;

/** Whether a verifier is that of the challenge. */
export const provesChallenge = (verifier: string, challenge: string): boolean =>
  /^[\w.~-]{43,128}$/.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge;
