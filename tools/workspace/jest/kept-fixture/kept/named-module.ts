/** Kept from file to file, because the settings name it. */
export const made = { count: 0 };
