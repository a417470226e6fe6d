/** Format of an account's login (docs/product/accounts.md). Game servers also report other names, such as those of NPCs. */
export const LOGIN = /^[A-Za-z0-9_]{3,16}$/;
