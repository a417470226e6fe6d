import type { components } from './generated/types.ts';

type Schemas = components['schemas'];

/** What travels over `/ws`, as the description says it. */
export type SocketMessage = Schemas['SocketMessage'];
export type LauncherState = Schemas['LauncherState'];
export type Progress = Schemas['Progress'];
export type LogLine = Schemas['LogLine'];

/** Version of socket and HTTP together; raised when a page of before could misread what is sent. */
export const PROTOCOL = 1;

/** First of the two subprotocols of `/ws`; the second is `bearer.<token>`. */
export const SOCKET_PROTOCOL = 'launcher.v1';

const TYPES: ReadonlySet<unknown> = new Set(['hello', 'state', 'progress', 'logs']);

/** A message of the service, or null for what no page of this version knows: a newer service may say more. */
export function parseSocketMessage(text: string): SocketMessage | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof message !== 'object' || message === null || !('type' in message) || !TYPES.has(message.type)) return null;
  return message as SocketMessage;
}
