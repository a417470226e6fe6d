const bytesOf = (playerId: string): Buffer => Buffer.from(playerId.replaceAll('-', ''), 'hex');

/** By what a passkey names its player, as base64url: a number, nothing that says who it is. */
export const handleOf = (playerId: string): string => bytesOf(playerId).toString('base64url');
