import { createHash, randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Locale } from '@hoshikraft/shared';
import { MINUTE_MS } from '@hoshikraft/shared';
import type { Schemas } from '../../schemas.ts';
import { type CodeListener, listenForCode } from './listen-for-code.ts';
import { returnPage } from './return-page.ts';

/** How long the player may take, milliseconds. */
const WAIT_MS = 10 * MINUTE_MS;
/** Longest name of the computer that the page shows. */
const MAX_NAME_LENGTH = 64;

type State = Schemas['BrowserSignIn'];

export interface BrowserSignIn {
  /** Opens the site in the browser and waits there; an earlier sign-in ends. @throws if the browser cannot be opened */
  start(locale: Locale): Promise<State>;
  /** How it stands. A decision is returned once. */
  take(): State;
  cancel(): void;
}

const NONE: State = { state: 'none', approval: null };

const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Sign-in of the launcher by the browser (RFC 8252, RFC 7636). The site gives this service only a code. The launcher's
 * page sends the code and the verifier to the API, which creates the session.
 */
export function createBrowserSignIn(
  { siteUrl, open }: { siteUrl: string; open: (url: string) => Promise<unknown> },
  waitMs = WAIT_MS,
): BrowserSignIn {
  let current = NONE;
  let listener: CodeListener | undefined;
  let timer: NodeJS.Timeout | undefined;

  const settle = (next: State): void => {
    current = next;
    clearTimeout(timer);
    listener?.close();
    listener = undefined;
  };

  return {
    async start(locale) {
      settle(NONE);
      const [verifier, state] = [newSecret(), newSecret()];
      const started = await listenForCode(
        state,
        (isApproved) => returnPage(locale, isApproved),
        (code) => {
          if (listener !== started) return;
          const { port } = started;
          settle(
            code === null
              ? { state: 'refused', approval: null }
              : { state: 'approved', approval: { code, verifier, port } },
          );
        },
      );
      // Another start may have overtaken this one.
      settle(NONE);
      listener = started;
      current = { state: 'waiting', approval: null };
      timer = setTimeout(() => settle({ state: 'expired', approval: null }), waitMs);
      timer.unref();
      const query = new URLSearchParams({
        challenge: createHash('sha256').update(verifier).digest('base64url'),
        state,
        port: String(started.port),
        machine: hostname().slice(0, MAX_NAME_LENGTH),
      });
      try {
        await open(`${siteUrl}/${locale}/launcher-login?${query}`);
      } catch (error) {
        if (listener === started) settle(NONE);
        throw error;
      }
      return current;
    },
    take() {
      const taken = current;
      if (taken.state !== 'waiting') current = NONE;
      return taken;
    },
    cancel: () => settle(NONE),
  };
}
