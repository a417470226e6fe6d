import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_LOCALE, HOUR_MS, isLocale, MINUTE_MS, SECOND_MS } from '@hoshikraft/shared';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { openSealed } from '../../platform/database/seal.ts';
import type { Job, OwnJob } from '../../platform/jobs/job.ts';
import { mailOverSmtp, MailRefused } from '../../integrations/mail.ts';
import type { EmailArgs, EmailKind } from '../../platform/messages/letters/email-messages.ts';
import { maskEmail } from '../players/mask-email.ts';
import { renderEmail } from './render-email.ts';
import { claimEmails, finishEmail, deleteOldEmails, postponeEmail } from './emails-repository.ts';
import type { ClaimedEmail } from './emails-repository.ts';
import { deleteRefusedAddress, deleteUnusedRefusals, saveRefusedAddress } from './refused-addresses-repository.ts';

/** Emails sent in parallel, one connection each. */
const MAX_PARALLEL = 10;
/** Timeout of sending one email. */
const TIMEOUT_MS = 20 * SECOND_MS;
/** How long a claim lasts: far longer than sending, so that no other process sends the same email meanwhile. */
const CLAIM_MS = 2 * MINUTE_MS;
const FIRST_WAIT_MS = 5 * SECOND_MS;
const MAX_WAIT_MS = HOUR_MS;

/** Addresses in a server's reply. */
const ADDRESSES = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/gu;

type Sender = ReturnType<typeof mailOverSmtp>;

const retryDelay = (tries: number): number => Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));

function renderClaimed({ config }: AppContext, { id, kind, locale, sealed }: ClaimedEmail) {
  const key = { secret: config.sealingSecret, purpose: 'letters' } as const;
  const args = JSON.parse(openSealed(key, id, sealed)) as EmailArgs[EmailKind];
  return renderEmail(config, kind as EmailKind, isLocale(locale) ? locale : DEFAULT_LOCALE, args);
}

/**
 * Records the outcome of an attempt, retrying while the database is unavailable: a sent email that is not recorded as sent
 * would be sent again by the next process that claims it.
 */
async function recordOutcome(app: AppContext, work: () => Promise<void>): Promise<void> {
  for (const deadline = Date.now() + CLAIM_MS / 2; ;) {
    try {
      return await work();
    } catch (error) {
      if (app.state.draining || Date.now() > deadline) throw error;
      await sleep(SECOND_MS);
    }
  }
}

/** A failed attempt: ends an email that the server refused for good, and postpones any other. */
async function handleFailure(app: AppContext, { id, recipient: to, kind, tries }: ClaimedEmail, error: unknown) {
  const reply = error instanceof MailRefused ? error.reply : null;
  const logFields = { letterId: id, kind, tries, why: (error as Error).message };
  if (reply === null) {
    app.log.warn(logFields, 'a letter did not leave');
    await recordOutcome(app, () => postponeEmail(app.db, id, retryDelay(tries)));
    return false;
  }
  app.log.warn(logFields, 'a letter was refused for good');
  const maskedReply = reply.replace(ADDRESSES, maskEmail);
  await recordOutcome(app, () =>
    inTransaction(app.db, async (trx) => {
      await finishEmail(trx, id, 'refused');
      await saveRefusedAddress(trx, { to, kind, reply: maskedReply });
    }),
  );
  app.metrics.emails.inc({ kind, result: 'refused' });
  return true;
}

/** Sends, postpones or gives up one email. Returns false if the server did not respond to it conclusively. */
async function deliver(app: AppContext, sender: Sender, email: ClaimedEmail): Promise<boolean> {
  const { id, recipient: to, locale, kind, tries } = email;
  if (email.isUseless) {
    app.log.error({ letterId: id, kind, tries }, 'a letter did not leave in time');
    await recordOutcome(app, () => finishEmail(app.db, id, 'dead'));
    app.metrics.emails.inc({ kind, result: 'late' });
    return true;
  }
  try {
    await sender.send({ id, to, locale, ...renderClaimed(app, email) });
  } catch (error) {
    return handleFailure(app, email, error);
  }
  // A process killed before this commit sends the email again with the same Message-ID: SMTP offers no exactly-once delivery.
  await recordOutcome(app, () =>
    inTransaction(app.db, async (trx) => {
      await finishEmail(trx, id, 'sent');
      await deleteRefusedAddress(trx, to);
    }),
  );
  app.metrics.emails.inc({ kind, result: 'sent' });
  return true;
}

/**
 * Sends queued emails about a second after their commit. No transaction is open while talking to the SMTP server. Every
 * process runs this job; claims keep them from sending the same email.
 */
export const sendEmails: OwnJob = {
  name: 'send-letters',
  everyMs: SECOND_MS,
  async work(app) {
    const sender = mailOverSmtp({ ...app.config.mail, timeoutMs: TIMEOUT_MS });
    while (!app.state.draining) {
      const emails = await claimEmails(app.db, MAX_PARALLEL, CLAIM_MS);
      const results = await Promise.allSettled(emails.map((email) => deliver(app, sender, email)));
      const isStuck = results.some((result) => result.status === 'rejected' || !result.value);
      if (emails.length < MAX_PARALLEL || isStuck) return;
    }
  },
};

/** Deletes emails some days after they were sent; until then they count towards the limits. */
export const sweepEmails: Job = {
  name: 'sweep-letters',
  everyMs: HOUR_MS,
  async run(trx) {
    const letters = await deleteOldEmails(trx);
    const refusals = await deleteUnusedRefusals(trx);
    return letters || refusals;
  },
};
