import type { BotCommands } from './outside/bots/bot.ts';
import { linkBot } from './two-factor/link-bot.ts';

/** What our bots do when they are told to; anything else is answered with what they are for. */
export const botCommands: BotCommands = { link: linkBot };
