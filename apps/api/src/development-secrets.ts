/** Public secrets for development; refused in production. */
export const DEVELOPMENT_SECRETS = {
  captcha: 'development-captcha-secret-not-for-production',
  resellerKey: 'development-reseller-key',
  resellerSecret: 'development-reseller-secret-not-for-production',
  game: 'development-game-secret-not-for-production',
  gameKeys: 'development-game-keys-secret-not-for-production',
  oauthClient: 'development-oauth-secret-not-for-production',
  telegramBot: '4202:development-telegram-token',
  vkBot: 'development-vk-token-not-for-production',
  sealing: 'development-sealing-secret-not-for-production',
  password: 'hoshikraft-dev',
  /** Of the authenticator app, base32. */
  operatorApp: 'HOSHIKRAFTOPERATORDEVELOPMENTAPP',
} as const;

/** Whether a secret is one of the public ones, or too short. */
export function isDevelopmentSecret(secret: string): boolean {
  return secret.length < 16 || Object.values<string>(DEVELOPMENT_SECRETS).includes(secret);
}
