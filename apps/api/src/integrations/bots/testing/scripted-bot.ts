import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot, BotMessage } from '../bot.ts';
import { BotUnavailable } from '../bot.ts';

/** An in-memory messenger: like a real one, it delivers messages again until the position advances. */
export function scriptedBot() {
  const written: BotMessage[] = [];
  const sent: { to: string; text: string; id: string }[] = [];
  const state = { down: false, polls: 0, sends: 0 };
  let failNext: Error | null = null;
  const bot: Bot = {
    messenger: 'telegram',
    async poll(position, signal) {
      state.polls += 1;
      if (state.down) throw new BotUnavailable('down');
      const start = Number(position ?? 0);
      if (written.length === start) await sleep(20, undefined, { signal }).catch(() => undefined);
      return { messages: written.slice(start), groupWriters: [], position: String(written.length) };
    },
    async send(to, text, id) {
      state.sends += 1;
      if (state.down) throw new BotUnavailable('down');
      const failure = failNext;
      failNext = null;
      if (failure) throw failure;
      sent.push({ to, text, id });
    },
  };
  return {
    bot,
    sent,
    state,
    failOnce: (failure: Error) => void (failNext = failure),
    write(text: string, senderId = '7'): BotMessage {
      const updateId = String(written.length + 1);
      const message: BotMessage = {
        messenger: 'telegram',
        updateId,
        senderId,
        senderName: 'Mira',
        text,
        locale: 'en',
      };
      written.push(message);
      return message;
    },
  };
}
