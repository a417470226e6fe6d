export type { PermissionName } from './generated/policy.ts';
export type { components, operations, paths } from './generated/types.ts';
export { errorRegistry } from './error-registry.ts';
export type { ErrorCode, ErrorEntry } from './error-entry.ts';
export type { ErrorType } from './error-registry.ts';
