/** Parts of a profile that its owner may hide (docs/product/community.md#privacy; services: decision 107). */
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

/** Audience of each restricted part; parts not listed are visible to everyone. Column `players.privacy`. */
export type Privacy = { readonly [Part in PrivacyPart]?: 'friends' | 'nobody' };

/** Kind of viewer; if several apply, the first of owner, moderator, friend. */
export type ViewerKind = 'visitor' | 'stranger' | 'friend' | 'owner' | 'moderator';

/**
 * Parts that a part implies: it is visible only to viewers who see these too. A player last seen a moment ago is online, so
 * one must not be visible without the other.
 */
export const IMPLIED_PARTS: { readonly [Part in PrivacyPart]: readonly PrivacyPart[] } = {
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
 * Whether a viewer sees a part of a player. All calls, pages and pictures use this function, lists its SQL form `seenBy`; the
 * owner and moderators see everything (docs/product/community.md#privacy).
 */
export const sees = (viewer: ViewerKind, privacy: Privacy, part: PrivacyPart): boolean =>
  viewer === 'owner' ||
  viewer === 'moderator' ||
  IMPLIED_PARTS[part].every((told) => {
    const keptTo = privacy[told] ?? 'everyone';
    return keptTo === 'everyone' || (keptTo === 'friends' && viewer === 'friend');
  });
