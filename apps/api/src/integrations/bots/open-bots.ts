import type { IntegrationsConfig } from '../../integrations-config.ts';
import type { Bot } from './bot.ts';
import { telegramBot } from './telegram.ts';
import { vkBot } from './vk-bot.ts';

/** The bots that this installation has a token for. */
export const openBots = ({ telegram, vk }: IntegrationsConfig['bots']): Bot[] => [
  ...(telegram === null ? [] : [telegramBot(telegram)]),
  ...(vk === null ? [] : [vkBot(vk)]),
];
