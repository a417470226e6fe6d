import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { presentBrokenRule } from '../../game/bans/present-ban.ts';
import { PRIVACY_PARTS, type PrivacyPart, sees } from '../privacy/sees.ts';
import { type Viewer, viewerKind } from '../privacy/viewer.ts';
import { presentPicture } from '../skins/present-picture.ts';
import { PART_OF, type TopType } from '../leaderboards/top-types.ts';
import { onDaysOver } from './played.ts';
import { presentPrivacy } from './present-privacy.ts';
import { presentRoles } from './present-roles.ts';
import { presentServices } from './present-services.ts';
import type { PlaytimeRow, ProfileRow } from './profiles-repository.ts';
import { cardVersion, visitorCard } from './visitor-card.ts';

type Profile = components['schemas']['Profile'];

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

function friendState(row: ProfileRow): Profile['friendState'] {
  if (row.isBlocked) return 'blocked';
  if (row.isFriend) return 'friends';
  if (row.isAsking) return 'incoming';
  return row.isAsked ? 'outgoing' : 'none';
}

const presentBan = ([ban]: ProfileRow['bans'], locale: Locale): Profile['ban'] =>
  ban === undefined
    ? null
    : {
        server: ban.server_id,
        banned_by: ban.banned_by,
        ban_reason: ban.ban_reason,
        rule: presentBrokenRule(ban.rule, locale),
        banned_at: new Date(ban.banned_at).toISOString(),
        unban_at: ban.unban_at === null ? null : new Date(ban.unban_at).toISOString(),
      };

const presentPlaytime = (rows: readonly PlaytimeRow[]): Profile['playtime'] => ({
  seconds: total(rows.map(({ seconds }) => seconds)),
  afkSeconds: total(rows.map(({ afkSeconds }) => afkSeconds)),
  servers: rows.map(({ serverId, seconds, afkSeconds }) => ({ serverId, seconds, afkSeconds })),
});

/** Places in leaderboards. A hidden part hides the place that it counts for; banned players have no places. */
function presentRanks({ places, bans }: ProfileRow, isShown: (part: PrivacyPart) => boolean): Profile['ranks'] {
  const placeIn = (type: TopType): number | null => {
    const part = PART_OF[type];
    if (bans.length > 0 || (part !== null && !isShown(part))) return null;
    return places.find((row) => row.type === type)?.place ?? null;
  };
  return { playtime: placeIn('playtime'), online: placeIn('online'), coins: placeIn('coins'), likes: placeIn('likes') };
}

const lastSeen = (rows: readonly PlaytimeRow[]): Profile['lastSeenAt'] =>
  rows.length === 0 ? null : new Date(Math.max(...rows.map(({ lastSeenAt }) => Date.parse(lastSeenAt)))).toISOString();

/**
 * A profile as its viewer sees it: hidden parts are null and listed in `hidden`.
 *
 * @param serverId the server that the player is on; null if offline
 */
export function presentProfile(row: ProfileRow, serverId: string | null, viewer: Viewer, locale: Locale): Profile {
  const kind = viewerKind(viewer, row.id, row.isFriend);
  const isShown = (part: PrivacyPart): boolean => sees(kind, row.privacy, part);
  const card = visitorCard(row);
  const shown = <Part>(part: PrivacyPart, value: Part): Part | null => (isShown(part) ? value : null);
  return {
    id: row.id,
    login: row.login,
    avatarOrSkin: presentPicture({ avatarHash: row.avatar, hash: row.skin, model: row.skinModel }),
    registeredAt: row.registered_at.toISOString(),
    cover: card.cover,
    likes: row.likes,
    liked: row.liked,
    friendState: kind === 'visitor' || kind === 'owner' ? null : friendState(row),
    ban: presentBan(row.bans, locale),
    roles: shown('roles', presentRoles(row, row.roles, locale)),
    online: shown('online', serverId === null ? null : { serverId }),
    lastSeenAt: shown('lastSeen', lastSeen(row.playtime)),
    playtime: shown('playtime', presentPlaytime(onDaysOver(row, kind))),
    coins: shown('coins', { amount: total(row.coins.map(({ amount }) => amount)), servers: row.coins }),
    friends: shown('friends', row.friends),
    services: shown('services', presentServices(row.services)),
    ranks: presentRanks(row, isShown),
    pictureVersion: cardVersion(card),
    hidden: PRIVACY_PARTS.filter((part) => !isShown(part)),
    privacy: kind === 'owner' || kind === 'moderator' ? presentPrivacy(row.privacy) : null,
  };
}
