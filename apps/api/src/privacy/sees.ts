/** Parts of a profile that its owner may keep from others (docs/product/community.md#privacy; services: decision 107). */
export const PRIVACY_PARTS = [
  'online',
  'playtime',
  'statistics',
  'coins',
  'friends',
  'roles',
  'lastSeen',
  'services',
] as const;
export type PrivacyPart = (typeof PRIVACY_PARTS)[number];

/** Whom a part is kept to; what is not named is for everyone. Column `players.privacy`. */
export type Privacy = { readonly [Part in PrivacyPart]?: 'friends' | 'nobody' };

/** Who looks at a player; of several the first that is true: owner, moderator, friend. */
export type ViewerKind = 'visitor' | 'stranger' | 'friend' | 'owner' | 'moderator';

/**
 * What a part gives away: it is seen by those who see these. Whoever was seen just now is online, so that nobody may see the
 * one who may not see the other.
 */
export const TOLD_BY: { readonly [Part in PrivacyPart]: readonly PrivacyPart[] } = {
  online: ['online'],
  playtime: ['playtime'],
  statistics: ['statistics'],
  coins: ['coins'],
  friends: ['friends'],
  roles: ['roles'],
  lastSeen: ['lastSeen', 'online'],
  services: ['services'],
};

/**
 * Whether somebody sees a part of a player. Every call, page and picture goes by this, lists by its twin `seenBy`; the owner
 * and moderators see everything (docs/product/community.md#privacy).
 */
export const sees = (viewer: ViewerKind, privacy: Privacy, part: PrivacyPart): boolean =>
  viewer === 'owner' ||
  viewer === 'moderator' ||
  TOLD_BY[part].every((told) => {
    const keptTo = privacy[told] ?? 'everyone';
    return keptTo === 'everyone' || (keptTo === 'friends' && viewer === 'friend');
  });
