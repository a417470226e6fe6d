/** Limits of a skin or cape (docs/product/content.md#files) and of an avatar's source picture, bytes. */
export const LARGEST_LOOK = { bytes: 2 * 1024 * 1024, refusal: 'look_too_large' } as const;
export const LARGEST_AVATAR = { bytes: 5 * 1024 * 1024, refusal: 'picture_too_large' } as const;

/** Uploads of skins, capes and avatars per day: more than a player needs, too few to fill a disk. */
export const LOOK_QUOTA = { table: 'look_uploads', aDay: 100 } as const;
