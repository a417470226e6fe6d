/** Of a skin or a cape (docs/product/content.md#files), and of a picture for an avatar, bytes. */
export const LARGEST_LOOK = { bytes: 2 * 1024 * 1024, refusal: 'look_too_large' } as const;
export const LARGEST_AVATAR = { bytes: 5 * 1024 * 1024, refusal: 'picture_too_large' } as const;

/** Skins, capes and avatars together: nobody changes so often in a day, and it is not what fills a disk. */
export const LOOK_QUOTA = { table: 'look_uploads', aDay: 100 } as const;
