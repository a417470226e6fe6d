export type { components, operations, paths } from './generated/types.ts';
export { serviceErrors } from './error-registry.ts';
export type { ServiceErrorType } from './error-registry.ts';
export { parseSocketMessage, PROTOCOL, SOCKET_PROTOCOL } from './socket.ts';
export type { LauncherState, LogLine, Progress, SocketMessage } from './socket.ts';
