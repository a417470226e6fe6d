import type { components, PermissionName } from '@hoshikraft/contract';

/** The contract's shapes, for pages: `Schemas['StoreRole']`. */
export type Schemas = components['schemas'];

export type { PermissionName };

export { ApiProvider, useApi } from './api-context.tsx';
export { ApiFailure, type ErrorDetails, type FailureCode, unreadableFailure } from './api-failure.ts';
export { BUILD_POLL_MS, mayReload } from './build-reload.ts';
export type { FailureHandlers } from './chain/errors.ts';
export { joinRunning } from './chain/join-running.ts';
export { newIdempotencyKey } from './chain/headers.ts';
export type { Fetch } from './chain/retry.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './create-api-client.ts';
export type { Intent } from './intent.ts';
export { isPersonal } from './personal-queries.ts';
export { fetchWithStatus } from './fetch-with-status.ts';
export { createQueryClient, watchWindowFocus } from './query-client.ts';
export { accountCalls, type ValidatedField, validationQueries } from './queries/account-calls.ts';
export { cursorQuery } from './cursor-query.ts';
export {
  type ActsFilter,
  adminCalls,
  type AdminList,
  type AdminPlayersFilter,
  adminQueries,
} from './queries/admin-queries.ts';
export { authorizationQueries } from './queries/authorization-queries.ts';
export { banQueries, type BansFilter } from './queries/ban-queries.ts';
export { bonusQueries } from './queries/bonus-queries.ts';
export { cabinetQueries } from './queries/cabinet-queries.ts';
export { deletionQueries } from './queries/deletion-queries.ts';
export { exportQueries } from './queries/export-queries.ts';
export { serverFactsQueries } from './queries/server-facts-queries.ts';
export {
  documentQueries,
  type DocumentsFilter,
  type ListedDocument,
  type ModName,
  type ServerText,
} from './queries/document-queries.ts';
export { documentWorkQueries, type DocumentToSave, type TextToAutosave } from './queries/document-work-queries.ts';
export { playerPictureQuery } from './queries/player-picture-query.ts';
export { type FriendAction, friendQueries } from './queries/friend-queries.ts';
export { homeQueries } from './queries/home-queries.ts';
export { infoQueries } from './queries/info-queries.ts';
export { launcherCalls } from './queries/launcher-calls.ts';
export { accountHistoryQueries, mailQueries } from './queries/mail-queries.ts';
export { type MainState, mainQueries } from './queries/main-queries.ts';
export { type NewsCard, newsQueries } from './queries/news-queries.ts';
export { passwordCalls, proofCalls, resetQueries } from './queries/password-calls.ts';
export { stepUpClient } from './step-up-client.ts';
export { type OauthReturn, oauthCalls, oauthQueries } from './queries/oauth-calls.ts';
export { passkeyCalls, passkeyQueries } from './queries/passkey-queries.ts';
export { ARRIVAL_POLL_MS, type HistoryFilter, paymentQueries } from './queries/payment-queries.ts';
export { looksQueries } from './queries/looks-queries.ts';
export { profileQueries } from './queries/profile-queries.ts';
export {
  type DaysPlayed,
  type PlaytimePeriod,
  playtimeQueries,
  type PlaytimeRange,
} from './queries/playtime-queries.ts';
export { type ReferralPeriod, referralQueries } from './queries/referral-queries.ts';
export { type BestRole, type OfferedRole, roleQueries, type RolesFilter } from './queries/role-queries.ts';
export { MONITORING_POLL_MS, type ServerCard, serverQueries, type WholeServer } from './queries/server-queries.ts';
export { sessionQueries } from './queries/session-queries.ts';
export { purchaseCalls } from './queries/purchase-calls.ts';
export { refundQueries } from './queries/refund-queries.ts';
export { skinQueries } from './queries/skin-queries.ts';
export { statsQueries, type OnlineRange } from './queries/stats-queries.ts';
export { storeQueries } from './queries/store-queries.ts';
export { LINK_POLL_MS, twoFactorQueries } from './queries/two-factor-queries.ts';
export { transferCalls } from './queries/transfer-calls.ts';
export { topQueries } from './queries/top-queries.ts';
export { latestBuild } from './latest-build.ts';
