import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { FaultKind } from '../faults/fault-store.ts';
import type { Person } from '../people/people.ts';

/** Access that a person granted to a site. */
export interface Grant {
  provider: string;
  clientId: string;
  redirectUri: string;
  /** PKCE challenge, S256. */
  challenge: string;
  scope: string;
  nonce: string | null;
  state: string;
  /** VK ID only. */
  deviceId: string;
  person: Person;
  withMail: boolean;
  /** Fault of this sign-in, in addition to the provider's fault. */
  fault: FaultKind | null;
}

interface Kept {
  grant: Grant;
  until: number;
}

const CODE_MS = 10 * 60_000;
const TOKEN_MS = 60 * 60_000;

const fresh = () => randomBytes(24).toString('base64url');

/** Issued codes and access tokens, in memory: a restart revokes them. */
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
    /** Returns the grant of a code. The code is consumed even if the rest of the request is invalid. */
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

/** Whether a verifier matches the challenge. */
export const provesChallenge = (verifier: string, challenge: string): boolean =>
  /^[\w.~-]{43,128}$/.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge;
