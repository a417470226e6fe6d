import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, HOUR_MS, isLocale, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { openSealed } from '../database/seal.ts';
import type { Job, OwnJob } from '../jobs/job.ts';
import { mailOverSmtp, MailRefused } from '../outside/mail.ts';
import type { LetterArgs, LetterKind } from '../words/letters/letter-words.ts';
import { composeLetter } from './compose-letter.ts';
import { claimLetters, endLetter, forgetLetters, putOffLetter } from './letters-repository.ts';
import type { ClaimedLetter } from './letters-repository.ts';

/** Letters on their way at once, a connection each. */
const AT_ONCE = 10;
/** Longest a server may take over a letter. */
const TIMEOUT_MS = 20 * SECOND_MS;
/** In the hands of one process for so long, far longer than it may take: nobody else begins it meanwhile. */
const HELD_MS = 2 * MINUTE_MS;
const FIRST_WAIT_MS = 5 * SECOND_MS;
const LONGEST_WAIT_MS = HOUR_MS;

type Sender = ReturnType<typeof mailOverSmtp>;

const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));

function compose({ config }: AppContext, { id, kind, locale, sealed }: ClaimedLetter) {
  const key = { secret: config.sealingSecret, purpose: 'letters' } as const;
  const args = JSON.parse(openSealed(key, id, sealed)) as LetterArgs[LetterKind];
  return composeLetter(config, kind as LetterKind, isLocale(locale) ? locale : DEFAULT_LOCALE, args);
}

/**
 * Notes how a try ended, again and again while the database is away: a letter that left and is not noted as sent would be
 * sent once more by whoever claims it next.
 */
async function note(app: AppContext, work: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + HELD_MS / 2; ;) {
    try {
      return await work();
    } catch (error) {
      if (app.state.draining || Date.now() > deadline) throw error;
      await sleep(SECOND_MS);
    }
  }
}

/** Sends one letter, or puts it off, or gives it up; false where the server took none. */
async function deliver(app: AppContext, sender: Sender, letter: ClaimedLetter): Promise<boolean> {
  const { id, recipient: to, locale, kind, tries } = letter;
  const told = { letterId: id, kind, tries };
  if (letter.isUseless) {
    app.log.error(told, 'a letter did not leave in time');
    await note(app, () => endLetter(app.db, id, 'dead'));
    return true;
  }
  try {
    await sender.send({ id, to, locale, ...compose(app, letter) });
  } catch (error) {
    const isFinal = error instanceof MailRefused && error.isFinal;
    app.log.warn({ ...told, why: (error as Error).message, isFinal }, 'a letter did not leave');
    await note(app, () => (isFinal ? endLetter(app.db, id, 'dead') : putOffLetter(app.db, id, waitAfter(tries))));
    return isFinal;
  }
  // A process killed before this commits leaves it to be sent again, under the same Message-ID: SMTP has no better "once".
  await note(app, () => endLetter(app.db, id, 'sent'));
  return true;
}

/**
 * Sends what was written, within a second or so of its commit. No transaction is open while a server is spoken to, and
 * every process sends: a claim keeps them from each other's letters.
 */
export const sendLetters: OwnJob = {
  name: 'send-letters',
  everyMs: SECOND_MS,
  async work(app) {
    const sender = mailOverSmtp({ ...app.config.mail, timeoutMs: TIMEOUT_MS });
    while (!app.state.draining) {
      const letters = await claimLetters(app.db, AT_ONCE, HELD_MS);
      const ends = await Promise.allSettled(letters.map((letter) => deliver(app, sender, letter)));
      const isStuck = ends.some((end) => end.status === 'rejected' || !end.value);
      if (letters.length < AT_ONCE || isStuck) return;
    }
  },
};

/** Forgets letters some days after they were sent; until then they are counted. */
export const sweepLetters: Job = { name: 'sweep-letters', everyMs: HOUR_MS, run: (trx) => forgetLetters(trx) };
