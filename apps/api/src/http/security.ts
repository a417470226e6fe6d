import type { operations } from '@hoshikraft/contract';

export type OperationId = keyof operations;

/** Who may call: anyone, a session where there is one, a session, a game server, the payment reseller. */
export type SecurityKind = 'none' | 'optional' | 'session' | 'gameKey' | 'webhookSignature';

/**
 * What each operation demands, as the contract says; the start check compares it with the description. It stands here
 * once more because the types of a handler depend on it.
 */
export const OPERATION_SECURITY = {
  getMain: 'optional',
  listServers: 'none',
  getMonitoring: 'none',
  registerUser: 'none',
  validateField: 'none',
  setRegion: 'session',
  login: 'none',
  refreshSession: 'session',
  logout: 'session',
  listSessions: 'session',
  terminateSession: 'session',
  terminateAllSessions: 'session',
  getCaptchaChallenge: 'none',
  listStoreRoles: 'optional',
  listRoleFeatures: 'none',
  getKit: 'none',
  buyRole: 'session',
  getPaymentOptions: 'session',
  createPayment: 'session',
  receivePaymentEvent: 'webhookSignature',
  listMoneyHistory: 'session',
  getCabinet: 'session',
  listCabinetRoles: 'session',
  listCabinetAbilities: 'session',
  getRules: 'none',
  getTeam: 'none',
  sendHeartbeat: 'gameKey',
  acknowledgeDeliveries: 'gameKey',
  sendGameEvents: 'gameKey',
  joinGame: 'gameKey',
  loginLauncher: 'none',
  refreshLauncherSession: 'session',
  startGameSession: 'session',
  unbanPlayer: 'session',
  countDownload: 'none',
  sendLauncherLog: 'none',
  getLiveness: 'none',
  getReadiness: 'none',
  getMetrics: 'none',
} as const satisfies Record<OperationId, SecurityKind>;

export type SecurityOf<Id extends OperationId> = (typeof OPERATION_SECURITY)[Id];

/** The kind that a `security` of the description means. Undefined for one that we do not know. */
export function kindOfSecurity(security: Record<string, string[]>[]): SecurityKind | undefined {
  const names = security.map((one) => Object.keys(one).sort().join('+')).sort();
  const kinds: Record<string, SecurityKind> = {
    '': 'none',
    ',accessId+accessToken': 'optional',
    'accessId+accessToken': 'session',
    gameKey: 'gameKey',
    webhookSignature: 'webhookSignature',
  };
  return kinds[names.join(',')];
}
