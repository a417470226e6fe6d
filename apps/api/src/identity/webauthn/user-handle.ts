const bytesOf = (playerId: string): Buffer => Buffer.from(playerId.replaceAll('-', ''), 'hex');

/** Encodes a player's id as the WebAuthn user handle (base64url), which contains no personal data. */
export const encodeUserHandle = (playerId: string): string => bytesOf(playerId).toString('base64url');
