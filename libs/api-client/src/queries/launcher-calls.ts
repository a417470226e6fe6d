import type { components } from '@hoshikraft/contract';
import { answered } from '../answered.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];

/** What only the launcher asks for (`POST launcher/…`), and the count of its downloads. Plain calls: nothing of it is cached. */
export const launcherCalls = {
  /** A wrong login or password is an answer with `success: false`, not a failure. */
  login: (api: ApiClient, credentials: Schemas['LauncherCredentials']) =>
    answered(api.POST('/launcher/auth', { body: credentials })),
  /** Loads the state of the session anew. */
  refresh: (api: ApiClient, fields: Schemas['LauncherRefresh']) =>
    answered(api.quiet.POST('/launcher/auth/token', { body: fields })),
  /** Confirms a sign-in that waits for its second factor. */
  confirm: (api: ApiClient, fields: Schemas['LauncherRefresh'] & { code: string }) =>
    answered(api.POST('/launcher/auth/token', { body: fields })),
  /**
   * The session a game is started with, good for that client's server alone. Refused with 403 and `details.ban` where
   * the player is banned there. Without a toast: the launcher shows the refusal in its own place.
   *
   * @param signal ends the wait earlier than the client's own deadline
   */
  startGameSession: (api: ApiClient, clientUuid: string, signal?: AbortSignal) =>
    answered(api.quiet.POST('/launcher/game-session', { body: { clientUuid }, ...(signal && { signal }) })),
  /** Quiet: a count that fails is nothing to the visitor. */
  countDownload: (api: ApiClient, system: Schemas['Download']['system']) =>
    answered(api.quiet.POST('/visits/download', { body: { system }, keepalive: true })),
};
