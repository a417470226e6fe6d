import type { OperationId } from '@hoshikraft/contract/policy';
import { runJob } from '../../src/platform/jobs/job.ts';
import type { PrivacyPart } from '../../src/community/privacy/sees.ts';
import { refreshTops } from '../../src/community/leaderboards/refresh-tops.ts';
import type { TestApp } from '../test-app.ts';
import { CANARY } from './canary.ts';

/** A call that shows the player of `canary.ts` to others. */
export interface Showing {
  /** Below `/api`. */
  path: string;
  /** What in the text of an answer tells of a part, for each part that the call tells of. */
  tells: { readonly [Part in PrivacyPart]?: RegExp };
  /** Refused as a whole to whoever may not see this part. */
  needs?: PrivacyPart;
  /** One answer for all: it shows what a visitor sees. */
  forAll?: true;
  /** Makes what is made beforehand, such as tops, after a flag was set. */
  prepare?: (test: TestApp) => Promise<void>;
}

/** Why a call that has to do with a nickname has nothing to hide. */
type Harmless =
  | 'a look, which everybody sees in the game'
  | 'of the asker alone'
  | 'for a game server'
  | 'names only: authors, team, who banned whom'
  | 'an opaque revision: that something changed, not what'
  | 'needs a permission'
  | 'hours of who shows them: src/billing/referral/invited.test.ts';

const { playtime, coins, friends, roles, lastSeen, services, statistics } = CANARY.texts;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const RANGE = `resolution=week&from=${daysAgo(60)}&to=${daysAgo(0)}`;
const prepare = async ({ app }: TestApp): Promise<void> => void (await runJob(app, refreshTops));
const ONLINE = /"online":\{"serverId":"techno-magic-sky"\}/;

const top = (path: string, tells: Showing['tells']): Showing => ({ path: `/user/top/${path}`, tells, prepare });

/**
 * Every call that answers with nicknames, or is asked for one. `src/community/privacy/matrix.test.ts` asks those that show somebody for
 * every part, flag and viewer, and fails for a call of the contract that is not here.
 */
export const shownPlayers: { readonly [Id in OperationId]?: Showing | Harmless } = {
  getProfile: {
    path: `/user/profile/${CANARY.login}`,
    tells: {
      // What a part tells, and the place in the top of it.
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
  getPlayerRoles: { path: `/user/roles/${CANARY.login}`, tells: { roles } },
  searchPlayers: { path: `/user/search?q=${CANARY.login}`, tells: { online: ONLINE } },
  getMonitoring: { path: '/server/monitoring', forAll: true, tells: { online: new RegExp(`"${CANARY.login}"`) } },
  getUserPlaytime: { path: `/user/playtime/${CANARY.login}?period=1m`, tells: { playtime } },
  getUserServerPlaytime: { path: `/user/playtime/${CANARY.login}/${CANARY.server}?period=1m`, tells: { playtime } },
  getUserPlaytimeRange: { path: `/user/playtime-range/${CANARY.login}?${RANGE}`, tells: { playtime } },
  getUserServerPlaytimeRange: {
    path: `/user/playtime-range/${CANARY.login}/${CANARY.server}?${RANGE}`,
    tells: { playtime },
  },
  getUserStatistics: { path: `/user/statistics/${CANARY.login}`, tells: { statistics, playtime }, needs: 'statistics' },
  getUserServerStatistics: {
    path: `/user/statistics/${CANARY.login}/${CANARY.server}`,
    tells: { statistics, playtime },
    needs: 'statistics',
  },
  getPlayerSkin: 'a look, which everybody sees in the game',
  getSkinPicture: 'a look, which everybody sees in the game',
  getCapeTexture: 'a look, which everybody sees in the game',
  getSkinTexture: 'a look, which everybody sees in the game',
  getGlobalTop: top('global', { playtime, coins }),
  getPlaytimeTop: top('playtime', { playtime }),
  getServerPlaytimeTop: top(`playtime/${CANARY.server}`, { playtime }),
  getOnlineTop: top('server/online', { playtime }),
  getServerOnlineTop: top(`server/online/${CANARY.server}`, { playtime }),
  getCoinsTop: top('coins', { coins }),
  getServerCoinsTop: top(`coins/${CANARY.server}`, { coins }),
  getLikesTop: top('likes', {}),
  getServerLikesTop: top(`likes/${CANARY.server}`, {}),
  // Whoever hides theirs is not named in the lists of friends either: src/community/friends/friends.test.ts.
  listFriends: { path: `/user/friends?nickname=${CANARY.login}`, tells: { friends } },
  listInvited: 'hours of who shows them: src/billing/referral/invited.test.ts',
  getReferral: 'of the asker alone',
  listFriendRequests: 'of the asker alone',
  listBlocked: 'of the asker alone',
  requestFriend: 'of the asker alone',
  acceptFriend: 'of the asker alone',
  declineFriend: 'of the asker alone',
  cancelFriendRequest: 'of the asker alone',
  removeFriend: 'of the asker alone',
  blockPlayer: 'of the asker alone',
  unblockPlayer: 'of the asker alone',
  getMain: 'of the asker alone',
  registerUser: 'of the asker alone',
  login: 'of the asker alone',
  beginPasskey: 'of the asker alone',
  signInByPasskey: 'of the asker alone',
  signInByVk: 'of the asker alone',
  signInByYandex: 'of the asker alone',
  signInByGoogle: 'of the asker alone',
  signInBySteam: 'of the asker alone',
  linkDiscord: 'of the asker alone',
  linkYoutube: 'of the asker alone',
  registerByService: 'of the asker alone',
  exchangeLegacyToken: 'of the asker alone',
  refreshSession: 'of the asker alone',
  loginLauncher: 'of the asker alone',
  refreshLauncherSession: 'of the asker alone',
  startGameSession: 'of the asker alone',
  getCabinet: 'of the asker alone',
  listCabinetRoles: 'of the asker alone',
  listStoreRoles: 'of the asker alone',
  transferCoins: 'of the asker alone',
  sendHeartbeat: 'for a game server',
  joinGame: 'for a game server',
  listBans: 'names only: authors, team, who banned whom',
  getTeam: 'names only: authors, team, who banned whom',
  getPlayersRevision: 'an opaque revision: that something changed, not what',
  listDocuments: 'names only: authors, team, who banned whom',
  getDocument: 'names only: authors, team, who banned whom',
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
