import type { OperationId } from '@hoshikraft/contract/policy';
import { runJob } from '../../src/platform/jobs/job.ts';
import type { PrivacyPart } from '../../src/community/privacy/sees.ts';
import { refreshTops } from '../../src/community/leaderboards/refresh-tops.ts';
import type { TestApp } from '../test-app.ts';
import { CANARY } from './canary.ts';

/** A call that shows the player of `canary.ts` to others. */
export interface PlayerCall {
  /** Below `/api`. */
  path: string;
  /** For each part that the call shows: a pattern that is in the response only if it reveals the part. */
  reveals: { readonly [Part in PrivacyPart]?: RegExp };
  /** The whole call is refused to viewers who may not see this part. */
  needs?: PrivacyPart;
  /** Visitors are refused. */
  forPlayers?: true;
  /** The response is the same for all viewers: it shows what a visitor may see. */
  sameForAll?: true;
  /** Refreshes precomputed data, such as leaderboards, after the privacy settings change. */
  prepare?: (test: TestApp) => Promise<void>;
}

/** Why a call that accepts or returns nicknames has nothing to hide. */
type Exemption =
  | 'appearance: public in the game'
  | 'about the caller only'
  | 'friends of the caller only: src/community/profiles/places.test.ts'
  | 'for a game server'
  | 'names only: authors, team, bans'
  | 'an opaque revision: shows that something changed, not what'
  | 'needs a permission'
  | 'hours only if the player shows them: src/billing/referral/invited.test.ts';

const { playtime, coins, friends, roles, lastSeen, services, statistics } = CANARY.patterns;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const RANGE = `resolution=week&from=${daysAgo(60)}&to=${daysAgo(0)}`;
const prepare = async ({ app }: TestApp): Promise<void> => void (await runJob(app, refreshTops));
const ONLINE = /"online":\{"serverId":"techno-magic-sky"\}/;

const leaderboard = (path: string, reveals: PlayerCall['reveals']): PlayerCall => ({
  path: `/user/top/${path}`,
  reveals,
  prepare,
});

/**
 * Every call that accepts or returns nicknames. `src/community/privacy/matrix.test.ts` tests those that show players for
 * every part, setting and viewer, and fails for a call of the contract that is missing here.
 */
export const shownPlayers: { readonly [Id in OperationId]?: PlayerCall | Exemption } = {
  getProfile: {
    path: `/user/profile/${CANARY.login}`,
    reveals: {
      // The value of the part, or its rank on the leaderboard.
      playtime: new RegExp(`${playtime.source}|"(playtime|online)":\\d`),
      coins: new RegExp(`${coins.source}|"coins":\\d`),
      roles,
      lastSeen,
      services,
      online: ONLINE,
      friends: /"friends":1\b/,
    },
    prepare,
  },
  getPlayerRoles: { path: `/user/roles/${CANARY.login}`, reveals: { roles } },
  searchPlayers: { path: `/user/search?q=${CANARY.login}`, reveals: { online: ONLINE } },
  getMonitoring: { path: '/server/monitoring', sameForAll: true, reveals: { online: new RegExp(`"${CANARY.login}"`) } },
  getUserPlaytime: { path: `/user/playtime/${CANARY.login}?period=1m`, reveals: { playtime } },
  getUserServerPlaytime: { path: `/user/playtime/${CANARY.login}/${CANARY.server}?period=1m`, reveals: { playtime } },
  getUserPlaytimeRange: { path: `/user/playtime-range/${CANARY.login}?${RANGE}`, reveals: { playtime } },
  getUserServerPlaytimeRange: {
    path: `/user/playtime-range/${CANARY.login}/${CANARY.server}?${RANGE}`,
    reveals: { playtime },
  },
  getUserStatistics: {
    path: `/user/statistics/${CANARY.login}`,
    reveals: { statistics, playtime },
    needs: 'statistics',
  },
  getUserServerStatistics: {
    path: `/user/statistics/${CANARY.login}/${CANARY.server}`,
    reveals: { statistics, playtime },
    needs: 'statistics',
  },
  getPlayerSkin: 'appearance: public in the game',
  getSkinPicture: 'appearance: public in the game',
  getCapeTexture: 'appearance: public in the game',
  getSkinTexture: 'appearance: public in the game',
  getGlobalTop: leaderboard('global', { playtime, coins }),
  getPlaytimeTop: leaderboard('playtime', { playtime }),
  getServerPlaytimeTop: leaderboard(`playtime/${CANARY.server}`, { playtime }),
  getOnlineTop: leaderboard('server/online', { playtime }),
  getServerOnlineTop: leaderboard(`server/online/${CANARY.server}`, { playtime }),
  getCoinsTop: leaderboard('coins', { coins }),
  getServerCoinsTop: leaderboard(`coins/${CANARY.server}`, { coins }),
  getLikesTop: leaderboard('likes', {}),
  getServerLikesTop: leaderboard(`likes/${CANARY.server}`, {}),
  // A player who hides their friends is not in the friend lists of others either: src/community/friends/friends.test.ts.
  listFriends: { path: `/user/friends?nickname=${CANARY.login}`, reveals: { friends } },
  getHome: 'friends of the caller only: src/community/profiles/places.test.ts',
  listInvited: 'hours only if the player shows them: src/billing/referral/invited.test.ts',
  getReferral: 'about the caller only',
  listFriendRequests: 'about the caller only',
  listBlocked: 'about the caller only',
  requestFriend: 'about the caller only',
  acceptFriend: 'about the caller only',
  declineFriend: 'about the caller only',
  cancelFriendRequest: 'about the caller only',
  removeFriend: 'about the caller only',
  blockPlayer: 'about the caller only',
  unblockPlayer: 'about the caller only',
  getMain: 'about the caller only',
  registerUser: 'about the caller only',
  login: 'about the caller only',
  beginPasskey: 'about the caller only',
  signInByPasskey: 'about the caller only',
  signInByVk: 'about the caller only',
  signInByYandex: 'about the caller only',
  signInByGoogle: 'about the caller only',
  signInBySteam: 'about the caller only',
  linkDiscord: 'about the caller only',
  linkYoutube: 'about the caller only',
  registerByService: 'about the caller only',
  exchangeLegacyToken: 'about the caller only',
  refreshSession: 'about the caller only',
  loginLauncher: 'about the caller only',
  loginLauncherByCode: 'about the caller only',
  refreshLauncherSession: 'about the caller only',
  startGameSession: 'about the caller only',
  getCabinet: 'about the caller only',
  listCabinetRoles: 'about the caller only',
  // Offers for a gift depend on the roles of its receiver.
  listStoreRoles: {
    path: `/store/roles?server=${CANARY.server}&recipient=${CANARY.login}`,
    forPlayers: true,
    reveals: { roles: /"mode":"stack"/ },
  },
  // What it says of a receiver who hides their roles: src/billing/store/list-store-roles.test.ts.
  buyRole: 'about the caller only',
  previewPurchase: 'about the caller only',
  transferCoins: 'about the caller only',
  sendHeartbeat: 'for a game server',
  sendGameEvents: 'for a game server',
  joinGame: 'for a game server',
  listBans: 'names only: authors, team, bans',
  getTeam: 'names only: authors, team, bans',
  getPlayersRevision: 'an opaque revision: shows that something changed, not what',
  listDocuments: 'names only: authors, team, bans',
  getDocument: 'names only: authors, team, bans',
  loginAdmin: 'about the caller only',
  getAdminMain: 'needs a permission',
  listAdminPlayers: 'needs a permission',
  getAdminPlayer: 'needs a permission',
  correctPlayerBalance: 'needs a permission',
  changePlayerGroups: 'needs a permission',
  listOperatorActs: 'needs a permission',
  assignPlayerEmail: 'needs a permission',
  waivePlayerFactors: 'needs a permission',
  takeDownPicture: 'needs a permission',
  endPlayerSessions: 'needs a permission',
  schedulePlayerDeletion: 'needs a permission',
  cancelPlayerDeletion: 'needs a permission',
  exportPlayerData: 'needs a permission',
  listAdminPlayerBans: 'needs a permission',
  liftBan: 'needs a permission',
  listAdminPlayerGrants: 'needs a permission',
  listAdminPlayerPayments: 'needs a permission',
  refundPayment: 'needs a permission',
  listAdminPayments: 'needs a permission',
  getAdminPayment: 'needs a permission',
  readPaymentEventAgain: 'needs a permission',
  handlePaymentEvent: 'needs a permission',
  listDebts: 'needs a permission',
  giveRole: 'needs a permission',
  changeGrantEnd: 'needs a permission',
  undoOperatorAct: 'needs a permission',
  createPromoCode: 'needs a permission',
  endPromoCode: 'needs a permission',
  addGameKey: 'needs a permission',
  rotateGameKey: 'needs a permission',
  revokeGameKey: 'needs a permission',
  changePrice: 'needs a permission',
  cancelPlannedPrice: 'needs a permission',
  setBestChoice: 'needs a permission',
  createSale: 'needs a permission',
  changeSaleEnd: 'needs a permission',
  listAdminDeliveries: 'needs a permission',
  resendAdminDelivery: 'needs a permission',
  refundAdminDelivery: 'needs a permission',
  listDocumentWork: 'needs a permission',
  createDocument: 'needs a permission',
  editDocument: 'needs a permission',
  deleteDocument: 'needs a permission',
  undeleteDocument: 'needs a permission',
  getDocumentSource: 'needs a permission',
  listDocumentVersions: 'needs a permission',
  getDocumentVersion: 'needs a permission',
  restoreDocumentVersion: 'needs a permission',
};
