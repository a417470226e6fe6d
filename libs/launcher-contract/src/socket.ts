import type { components } from './generated/types.ts';

type Schemas = components['schemas'];

/** Messages of `/ws`, as declared in the contract. */
export type SocketMessage = Schemas['SocketMessage'];
export type LauncherState = Schemas['LauncherState'];
export type Progress = Schemas['Progress'];
export type LogLine = Schemas['LogLine'];

/** Version of socket and HTTP together; increased by changes that older pages would misinterpret. */
export const PROTOCOL = 1;

/** First of the two subprotocols of `/ws`; the second is `bearer.<token>`. */
export const SOCKET_PROTOCOL = 'launcher.v1';

const TYPES: ReadonlySet<unknown> = new Set(['hello', 'state', 'progress', 'logs']);

/** Parses a message of the service; null for a type that this version does not know, as a newer service may send. */
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
