import type { BotCommands } from './integrations/bots/bot.ts';
import { linkBot } from './identity/two-factor/link-bot.ts';

/** Commands of our bots; the reply to any other message explains their purpose. */
export const botCommands: BotCommands = { link: linkBot };
