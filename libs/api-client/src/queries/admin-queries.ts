import type { components, operations } from '@hoshikraft/contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../create-api-client.ts';
import type { PageRequest } from '../cursor-query.ts';
import type { Intent } from '../intent.ts';
import { readBody } from '../read-body.ts';

type Schemas = components['schemas'];

type FilterOf<Operation extends 'listAdminPlayers' | 'listOperatorActs' | 'listAdminPayments'> = Omit<
  NonNullable<operations[Operation]['parameters']['query']>,
  'limit' | 'cursor'
>;
/** Filters of the list of players: beginning of a nickname or an email, and group. */
export type AdminPlayersFilter = FilterOf<'listAdminPlayers'>;
/** Filters of the audit log: operator, player and kind. */
export type ActsFilter = FilterOf<'listOperatorActs'>;
/** Filters of the list of payments: what is searched for, state, method, days, refunds not answered. */
export type PaymentsFilter = FilterOf<'listAdminPayments'>;

/** A list of the operators' app: shown page by page, and saved whole as a file. */
export interface AdminList<Row> {
  key: readonly unknown[];
  call: (query: PageRequest, signal: AbortSignal) => Promise<{ data?: { items: Row[]; nextCursor: string | null } }>;
}

/** How often the operators' app looks for what needs a person, in ms. */
const ATTENTION_POLL_MS = 60_000;

/** The operators' app (`admin/…`). */
export const adminQueries = {
  /**
   * The operator, and what needs a person now. No handler: the app asks to sign in when it fails with 401, and for the second
   * factor with -7.
   */
  main: (api: ApiClient) =>
    queryOptions({
      queryKey: ['admin', 'main'] as const,
      queryFn: ({ signal }) => readBody(api.background.GET('/admin/main', { signal })),
      refetchInterval: ATTENTION_POLL_MS,
    }),
  players: (api: ApiClient, filter: AdminPlayersFilter): AdminList<Schemas['ListedPlayer']> => ({
    key: ['admin', 'players', filter],
    call: (query, signal) => api.quiet.GET('/admin/players', { signal, params: { query: { ...filter, ...query } } }),
  }),
  player: (api: ApiClient, playerId: string) =>
    queryOptions({
      queryKey: ['admin', 'player', playerId] as const,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/admin/players/{playerId}', { signal, params: { path: { playerId } } })),
    }),
  money: (api: ApiClient, playerId: string): AdminList<Schemas['MoneyEntry']> => ({
    key: ['admin', 'money', playerId],
    call: (query, signal) =>
      api.quiet.GET('/admin/players/{playerId}/money', { signal, params: { path: { playerId }, query } }),
  }),
  allPayments: (api: ApiClient, filter: PaymentsFilter): AdminList<Schemas['AdminPayment']> => ({
    key: ['admin', 'all-payments', filter],
    call: (query, signal) => api.quiet.GET('/admin/payments', { signal, params: { query: { ...filter, ...query } } }),
  }),
  payment: (api: ApiClient, paymentId: string) =>
    queryOptions({
      queryKey: ['admin', 'payment', paymentId] as const,
      queryFn: ({ signal }) =>
        readBody(api.quiet.GET('/admin/payments/{paymentId}', { signal, params: { path: { paymentId } } })),
    }),
  paymentEvents: (api: ApiClient): AdminList<Schemas['StoredPaymentEvent']> => ({
    key: ['admin', 'payment-events'],
    call: (query, signal) => api.quiet.GET('/admin/payment-events', { signal, params: { query } }),
  }),
  debts: (api: ApiClient): AdminList<Schemas['ListedDebt']> => ({
    key: ['admin', 'debts'],
    call: (query, signal) => api.quiet.GET('/admin/debts', { signal, params: { query } }),
  }),
  payments: (api: ApiClient, playerId: string): AdminList<Schemas['AdminPayment']> => ({
    key: ['admin', 'payments', playerId],
    call: (query, signal) =>
      api.quiet.GET('/admin/players/{playerId}/payments', { signal, params: { path: { playerId }, query } }),
  }),
  grants: (api: ApiClient, playerId: string): AdminList<Schemas['AdminGrant']> => ({
    key: ['admin', 'grants', playerId],
    call: (query, signal) =>
      api.quiet.GET('/admin/players/{playerId}/grants', { signal, params: { path: { playerId }, query } }),
  }),
  roles: (api: ApiClient) =>
    queryOptions({
      queryKey: ['admin', 'roles'] as const,
      queryFn: ({ signal }) => readBody(api.GET('/admin/roles', { signal })),
    }),
  bans: (api: ApiClient, playerId: string): AdminList<Schemas['ListedBan']> => ({
    key: ['admin', 'bans', playerId],
    call: (query, signal) =>
      api.quiet.GET('/admin/players/{playerId}/bans', { signal, params: { path: { playerId }, query } }),
  }),
  acts: (api: ApiClient, filter: ActsFilter): AdminList<Schemas['OperatorAct']> => ({
    key: ['admin', 'acts', filter],
    call: (query, signal) => api.quiet.GET('/admin/acts', { signal, params: { query: { ...filter, ...query } } }),
  }),
  deliveries: (api: ApiClient): AdminList<Schemas['DeadDelivery']> => ({
    key: ['admin', 'deliveries'],
    call: (query, signal) => api.quiet.GET('/admin/deliveries', { signal, params: { query } }),
  }),
  /** All game servers: one page. */
  servers: (api: ApiClient): AdminList<Schemas['AdminServer']> => ({
    key: ['admin', 'servers'],
    call: async (_query, signal) => {
      const { data } = await api.quiet.GET('/admin/game-servers', { signal });
      return data === undefined ? {} : { data: { ...data, nextCursor: null } };
    },
  }),
  /** All privileges: one page. */
  prices: (api: ApiClient): AdminList<Schemas['PricedRole']> => ({
    key: ['admin', 'prices'],
    call: async (_query, signal) => {
      const { data } = await api.quiet.GET('/admin/prices', { signal });
      return data === undefined ? {} : { data: { ...data, nextCursor: null } };
    },
  }),
  sales: (api: ApiClient): AdminList<Schemas['ListedSale']> => ({
    key: ['admin', 'sales'],
    call: (query, signal) => api.quiet.GET('/admin/sales', { signal, params: { query } }),
  }),
  codes: (api: ApiClient): AdminList<Schemas['ListedPromoCode']> => ({
    key: ['admin', 'codes'],
    call: (query, signal) => api.quiet.GET('/admin/codes', { signal, params: { query } }),
  }),
  /** All privileges with the prices that a sale would make. */
  salePreview: (api: ApiClient, terms: Schemas['SaleTerms']) =>
    queryOptions({
      queryKey: ['admin', 'sale-preview', terms] as const,
      queryFn: ({ signal }) => readBody(api.quiet.POST('/admin/sales/preview', { signal, body: terms })),
      placeholderData: keepPreviousData,
    }),
};

/** An act of an operator. Without a toast: its dialog shows the error. */
const act = <Order>(
  key: readonly [kind: string, id: string],
  send: (order: Order, header: { 'Idempotency-Key': string }) => Promise<{ data?: Schemas['OperatorAct'] }>,
) =>
  mutationOptions({
    mutationKey: ['admin', ...key],
    mutationFn: ({ order, idempotencyKey }: Intent<Order>) =>
      readBody(send(order, { 'Idempotency-Key': idempotencyKey })),
    // After an error too: another operator may have changed the same.
    onSettled: (_data, _error, _variables, _result, { client }) => client.invalidateQueries({ queryKey: ['admin'] }),
  });

export const adminCalls = {
  /** Always waits for a second factor; a wrong login or password is a reply with `success: false`, not a failure. */
  login: (api: ApiClient, credentials: Schemas['AdminCredentials']) =>
    readBody(api.POST('/admin/auth/login', { body: credentials })),
  correctBalance: (api: ApiClient, playerId: string) =>
    act<Schemas['BalanceCorrection']>(['balance', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/balance', { params: { path: { playerId }, header }, body }),
    ),
  changeGroups: (api: ApiClient, playerId: string) =>
    act<Schemas['GroupChange']>(['groups', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/groups', { params: { path: { playerId }, header }, body }),
    ),
  assignEmail: (api: ApiClient, playerId: string) =>
    act<Schemas['EmailAssignment']>(['email', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/email', { params: { path: { playerId }, header }, body }),
    ),
  waiveFactors: (api: ApiClient, playerId: string) =>
    act<Schemas['ActReason']>(['waive-factors', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/waive-factors', { params: { path: { playerId }, header }, body }),
    ),
  scheduleDeletion: (api: ApiClient, playerId: string) =>
    act<Schemas['ActReason']>(['deletion', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/deletion', { params: { path: { playerId }, header }, body }),
    ),
  cancelDeletion: (api: ApiClient, playerId: string) =>
    act<Schemas['ActReason']>(['keep-account', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/keep-account', { params: { path: { playerId }, header }, body }),
    ),
  exportData: (api: ApiClient, playerId: string) =>
    act<Schemas['ActReason']>(['export', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/export', { params: { path: { playerId }, header }, body }),
    ),
  takeDown: (api: ApiClient, playerId: string) =>
    act<Schemas['TakeDown']>(['take-down', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/take-down', { params: { path: { playerId }, header }, body }),
    ),
  endSessions: (api: ApiClient, playerId: string) =>
    act<Schemas['ActReason']>(['end-sessions', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/end-sessions', { params: { path: { playerId }, header }, body }),
    ),
  refundPayment: (api: ApiClient, paymentId: string) =>
    act<Schemas['PaymentRefund']>(['refund-payment', paymentId], (body, header) =>
      api.quiet.POST('/admin/payments/{paymentId}/refund', { params: { path: { paymentId }, header }, body }),
    ),
  readEventAgain: (api: ApiClient, eventId: string) =>
    act<Schemas['ActReason']>(['read-event-again', eventId], (body, header) =>
      api.quiet.POST('/admin/payment-events/{eventId}/read-again', { params: { path: { eventId }, header }, body }),
    ),
  handleEvent: (api: ApiClient, eventId: string) =>
    act<Schemas['ActReason']>(['handle-event', eventId], (body, header) =>
      api.quiet.POST('/admin/payment-events/{eventId}/handled', { params: { path: { eventId }, header }, body }),
    ),
  giveRole: (api: ApiClient, playerId: string) =>
    act<Schemas['RoleGift']>(['give-role', playerId], (body, header) =>
      api.quiet.POST('/admin/players/{playerId}/grants', { params: { path: { playerId }, header }, body }),
    ),
  changeGrantEnd: (api: ApiClient, grantId: string) =>
    act<Schemas['GrantEnd']>(['grant-end', grantId], (body, header) =>
      api.quiet.POST('/admin/grants/{grantId}/end', { params: { path: { grantId }, header }, body }),
    ),
  liftBan: (api: ApiClient, banId: string) =>
    act<Schemas['ActReason']>(['lift-ban', banId], (body, header) =>
      api.quiet.POST('/admin/bans/{banId}/lift', { params: { path: { banId }, header }, body }),
    ),
  undo: (api: ApiClient, actId: string) =>
    act<Schemas['ActReason']>(['undo', actId], (body, header) =>
      api.quiet.POST('/admin/acts/{actId}/undo', { params: { path: { actId }, header }, body }),
    ),
  resend: (api: ApiClient, deliveryId: string) =>
    act<Schemas['ActReason']>(['resend', deliveryId], (body, header) =>
      api.quiet.POST('/admin/deliveries/{deliveryId}/resend', { params: { path: { deliveryId }, header }, body }),
    ),
  refund: (api: ApiClient, deliveryId: string) =>
    act<Schemas['ActReason']>(['refund', deliveryId], (body, header) =>
      api.quiet.POST('/admin/deliveries/{deliveryId}/refund', { params: { path: { deliveryId }, header }, body }),
    ),
  addGameKey: (api: ApiClient) =>
    act<Schemas['GameKeyDraft']>(['add-game-key', ''], (body, header) =>
      api.quiet.POST('/admin/game-keys', { params: { header }, body }),
    ),
  rotateGameKey: (api: ApiClient) =>
    act<Schemas['GameKeyRotation']>(['rotate-game-key', ''], (body, header) =>
      api.quiet.POST('/admin/game-keys/rotate', { params: { header }, body }),
    ),
  revokeGameKey: (api: ApiClient) =>
    act<Schemas['GameKeyEnd']>(['revoke-game-key', ''], (body, header) =>
      api.quiet.POST('/admin/game-keys/revoke', { params: { header }, body }),
    ),
  changePrice: (api: ApiClient) =>
    act<Schemas['PriceDraft']>(['change-price', ''], (body, header) =>
      api.quiet.POST('/admin/prices', { params: { header }, body }),
    ),
  cancelPlannedPrice: (api: ApiClient) =>
    act<Schemas['PlannedPrice']>(['cancel-price', ''], (body, header) =>
      api.quiet.POST('/admin/prices/cancel', { params: { header }, body }),
    ),
  setBestChoice: (api: ApiClient) =>
    act<Schemas['BestChoice']>(['best-choice', ''], (body, header) =>
      api.quiet.POST('/admin/prices/best-choice', { params: { header }, body }),
    ),
  createSale: (api: ApiClient) =>
    act<Schemas['SaleDraft']>(['create-sale', ''], (body, header) =>
      api.quiet.POST('/admin/sales', { params: { header }, body }),
    ),
  changeSaleEnd: (api: ApiClient, saleId: string) =>
    act<Schemas['SaleEnd']>(['sale-end', saleId], (body, header) =>
      api.quiet.POST('/admin/sales/{saleId}/end', { params: { path: { saleId }, header }, body }),
    ),
  createPromoCode: (api: ApiClient) =>
    act<Schemas['PromoCodeDraft']>(['create-code', ''], (body, header) =>
      api.quiet.POST('/admin/codes', { params: { header }, body }),
    ),
  endPromoCode: (api: ApiClient, codeId: string) =>
    act<Schemas['ActReason']>(['end-code', codeId], (body, header) =>
      api.quiet.POST('/admin/codes/{codeId}/end', { params: { path: { codeId }, header }, body }),
    ),
};
