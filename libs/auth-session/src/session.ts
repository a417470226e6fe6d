import type { PermissionName, Schemas } from '@hoshikraft/api-client';

export type { PermissionName };

/** Player and factors of a pending second factor (docs/product/accounts.md#second-factor). */
export type PendingConfirmation = Schemas['PendingConfirmation'];
type Factor = Schemas['Factor'];

/** Pending two-factor confirmation; null if the API returned only that one is required. */
export type PendingTwoFactor = PendingConfirmation | null;

const isAvatarOrSkin = (value: unknown): value is Schemas['AvatarOrSkin'] =>
  typeof value === 'object' && value !== null && 'id' in value && 'extension' in value && 'type' in value;

const isFactor = (value: unknown): value is Factor => value === 1 || value === 2 || value === 3 || value === 4;

/** Reads the details of code -7; null unless they name player and factor. */
export const pendingTwoFactor = (details: object | null): PendingTwoFactor => {
  const { userId, login, avatarOrSkin, factor, factors } = (details ?? {}) as Partial<Record<string, unknown>>;
  if (typeof userId !== 'string' || typeof login !== 'string' || !isFactor(factor)) return null;
  const others = Array.isArray(factors) ? factors.filter(isFactor).filter((other) => other !== factor) : [];
  const picture = isAvatarOrSkin(avatarOrSkin) ? avatarOrSkin : null;
  return { userId, login, avatarOrSkin: picture, factor, factors: [factor, ...others] };
};

/** State of the session (docs/product/site-shell.md#guards: three auth states). */
export type SessionState =
  | { kind: 'signed-out' }
  | { kind: 'pending-two-factor'; pending: PendingTwoFactor }
  | { kind: 'signed-in'; auth: Schemas['AuthState'] };

export type SessionEvent =
  /** `main` or `user/auth/token` was loaded. null: not signed in. */
  | { type: 'loaded'; auth: Schemas['AuthState'] | null }
  /** The server rendered the page for this session. */
  | { type: 'restored'; session: SessionState }
  /** Login or registration succeeded; the token is not stored here. */
  | { type: 'signed-in'; answer: Omit<Schemas['SignedIn'], 'accessToken'> }
  /** Code -7. */
  | { type: 'two-factor-needed'; pending: PendingTwoFactor }
  /** A purchase returned the new balance, minor units. */
  | { type: 'balance-changed'; balance: number }
  /** Coins of a server changed; the session shows those of the preferred one. */
  | { type: 'coins-changed'; serverId: string; coins: number }
  /** The player chose the server whose coins are shown; `coins-changed` sets their number. */
  | { type: 'server-preferred'; serverId: string }
  /** Logout, or HTTP 401. */
  | { type: 'signed-out' };

export const SIGNED_OUT: SessionState = { kind: 'signed-out' };

/** The state in the reply of a sign-in, without its secret. */
export const authOf = (answer: Omit<Schemas['SignedIn'], 'accessToken'>): Schemas['AuthState'] => ({
  data: answer.data,
  accessId: answer.accessId,
  permissions: answer.permissions,
  preferredServer: answer.preferredServer,
  coins: answer.coins,
  balance: answer.balance,
  currency: answer.currency,
  friendRequests: answer.friendRequests,
  refusedEmail: answer.refusedEmail,
  managers: answer.managers,
});

/** Reducer of the session. */
export const sessionReducer = (state: SessionState, event: SessionEvent): SessionState => {
  switch (event.type) {
    case 'loaded':
      return event.auth === null ? SIGNED_OUT : { kind: 'signed-in', auth: event.auth };
    case 'restored':
      return event.session;
    case 'signed-in':
      return { kind: 'signed-in', auth: authOf(event.answer) };
    case 'two-factor-needed':
      return { kind: 'pending-two-factor', pending: event.pending };
    case 'balance-changed':
      return state.kind === 'signed-in' ? { ...state, auth: { ...state.auth, balance: event.balance } } : state;
    case 'coins-changed':
      return state.kind === 'signed-in' && state.auth.preferredServer === event.serverId
        ? { ...state, auth: { ...state.auth, coins: event.coins } }
        : state;
    case 'server-preferred':
      return state.kind === 'signed-in'
        ? { ...state, auth: { ...state.auth, preferredServer: event.serverId } }
        : state;
    case 'signed-out':
      return SIGNED_OUT;
  }
};

/** A dotted permission such as `web.documents.edit`: granted when its path resolves to a truthy value (section 6). */
export const hasPermission = (session: SessionState, permission: PermissionName): boolean => {
  if (session.kind !== 'signed-in') return false;
  let node: unknown = session.auth.permissions;
  for (const key of permission.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return false;
    node = (node as Record<string, unknown>)[key];
  }
  return Boolean(node);
};
