import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import type { Bot, BotCommands } from './bot.ts';
import { addGroupWriters, lockReader, saveReaderPosition, releaseReader } from './bots-repository.ts';
import { deliverBotMessages } from './deliver.ts';
import { receiveBotMessage } from './receive.ts';

/** How long no process reads after the reader has died. */
const HOLD_MS = 15 * SECOND_MS;
const FIRST_WAIT_MS = SECOND_MS / 2;
const LONGEST_WAIT_MS = 30 * SECOND_MS;
/** Delay of sending; four of them until another process takes over as reader. */
const POLL_MS = SECOND_MS / 2;

/** Repeats `turn` with pauses; after failures, logged once, with exponential backoff. */
async function repeat(app: AppContext, name: string, ending: AbortSignal, turn: () => Promise<number>): Promise<void> {
  let failures = 0;
  while (!ending.aborted) {
    let pause: number;
    try {
      pause = await turn();
      if (failures > 0) app.log.info({ bot: name }, 'our bot works again');
      failures = 0;
    } catch (error) {
      if (ending.aborted) return;
      if (failures === 0) app.log.warn({ err: error, bot: name }, 'our bot does not work for now');
      pause = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
      failures += 1;
    }
    if (pause > 0) await sleep(pause, undefined, { signal: ending }).catch(() => undefined);
  }
}

const hold = (app: AppContext, bot: Bot, holder: string) => {
  const now = app.clock.now();
  return lockReader(app.db, bot.messenger, holder, now, new Date(now.getTime() + HOLD_MS));
};

/** Polls, and renews the lock of the reader meanwhile. */
async function pollAndHold(app: AppContext, bot: Bot, holder: string, position: string | null, ending: AbortSignal) {
  const holding = setInterval(() => void hold(app, bot, holder).catch(() => undefined), HOLD_MS / 3);
  try {
    return await bot.poll(position, ending);
  } finally {
    clearInterval(holding);
  }
}

/** Polls once, unless another process is the reader; returns the delay before the next poll, milliseconds. */
async function readOnce(app: AppContext, bot: Bot, commands: BotCommands, holder: string, ending: AbortSignal) {
  const held = await hold(app, bot, holder);
  if (held === undefined) return POLL_MS * 4;
  const { messages, groupWriters, position } = await pollAndHold(app, bot, holder, held.position, ending);
  // In order, and before saving the position: after a kill, updates are delivered again, and handled ones are skipped.
  for (const message of messages) await receiveBotMessage(app, commands, message);
  await addGroupWriters(app.db, bot.messenger, groupWriters, app.clock.now());
  if (position !== held.position) await saveReaderPosition(app.db, bot.messenger, holder, position);
  return 0;
}

/**
 * Starts the bots and returns a function that stops them and waits for work in progress. One process reads a messenger, all
 * processes send.
 */
export function startBots(app: AppContext, bots: readonly Bot[], commands: BotCommands): () => Promise<void> {
  const holder = randomUUID();
  const ending = new AbortController();
  const running = bots.flatMap((bot) => [
    repeat(app, `${bot.messenger} reader`, ending.signal, () =>
      readOnce(app, bot, commands, holder, ending.signal),
    ).then(() => releaseReader(app.db, bot.messenger, holder).catch(() => undefined)),
    repeat(app, `${bot.messenger} writer`, ending.signal, async () =>
      (await deliverBotMessages(app, bot)) ? 0 : POLL_MS,
    ),
  ]);
  return async () => {
    ending.abort();
    await Promise.all(running);
  };
}
