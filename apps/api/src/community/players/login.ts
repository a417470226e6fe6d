/** Logins of our players (docs/product/accounts.md); the game knows others, of other games and of its own characters. */
export const LOGIN = /^[A-Za-z0-9_]{3,16}$/;
