import type { components } from '@hoshikraft/contract';
import { readBody } from '../read-body.ts';
import type { ApiClient } from '../create-api-client.ts';

type Schemas = components['schemas'];

/** Calls of the launcher (`POST launcher/…`), and the count of its downloads. Plain calls: nothing is cached. */
export const launcherCalls = {
  /** A wrong login or password is a reply with `success: false`, not a failure. */
  login: (api: ApiClient, credentials: Schemas['LauncherCredentials']) =>
    readBody(api.POST('/launcher/auth', { body: credentials })),
  /** Signs in by what the player confirmed in the browser. */
  loginByCode: (api: ApiClient, body: Schemas['LauncherCode']) => readBody(api.POST('/launcher/auth/code', { body })),
  /** Confirms, in the browser, a sign-in of the launcher. */
  approve: (api: ApiClient, body: Schemas['LauncherApproval']) =>
    readBody(api.POST('/user/launcher-sign-in', { body })),
  /** Reloads the session state. */
  refresh: (api: ApiClient, fields: Schemas['LauncherRefresh']) =>
    readBody(api.quiet.POST('/launcher/auth/token', { body: fields })),
  /** Confirms a sign-in that waits for its second factor. */
  confirm: (api: ApiClient, fields: Schemas['LauncherRefresh'] & { code: string }) =>
    readBody(api.POST('/launcher/auth/token', { body: fields })),
  /**
   * Creates the session of a game, valid only for the server of that client. Fails with 403 and `details.ban` if the
   * player is banned there. Without a toast: the launcher shows the error itself.
   *
   * @param signal aborts before the timeout of the client
   */
  startGameSession: (api: ApiClient, clientUuid: string, signal?: AbortSignal) =>
    readBody(api.quiet.POST('/launcher/game-session', { body: { clientUuid }, ...(signal && { signal }) })),
  /** Quiet: a failed count does not concern the visitor. */
  countDownload: (api: ApiClient, system: Schemas['Download']['system']) =>
    readBody(api.quiet.POST('/visits/download', { body: { system }, keepalive: true })),
};
