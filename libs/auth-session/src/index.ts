export { browserFields, USER_AGENT_LIMIT } from './browser-fields.ts';
export { cookieProxyStore, type CredentialStore } from './credential-store.ts';
export {
  hasPermission,
  type PendingConfirmation,
  pendingTwoFactor,
  type PendingTwoFactor,
  type PermissionName,
  type SessionEvent,
  sessionReducer,
  type SessionState,
  SIGNED_OUT,
} from './session.ts';
export { LOST_SESSION_EVENT, type LostSession, lostSessionHandlers } from './lost-session.ts';
export { sessionAtom, useSession, useSessionDispatch } from './session-atom.ts';
export { type TextStorage, type StorageCredentialStore, storageCredentialStore } from './storage-credential-store.ts';
export { exchangeLegacyPair, type LegacyPlace } from './legacy-pair.ts';
