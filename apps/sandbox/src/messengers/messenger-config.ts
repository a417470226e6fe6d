type Env = Record<string, string | undefined>;

export interface MessengerConfig {
  telegramToken: string;
  telegramGroupId: string;
  vkToken: string;
  vkGroupId: string;
}

/** The same variables as the API's. */
export const readMessengerConfig = (env: Env): MessengerConfig => ({
  telegramToken: env['TELEGRAM_BOT_TOKEN'] ?? '4202:development-telegram-token',
  telegramGroupId: env['TELEGRAM_GROUP_ID'] ?? '-1001000004202',
  vkToken: env['VK_BOT_TOKEN'] ?? 'development-vk-token-not-for-production',
  vkGroupId: env['VK_GROUP_ID'] ?? '4202',
});
