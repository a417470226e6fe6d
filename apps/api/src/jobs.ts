import { expireBans } from './game/bans/expire-bans.ts';
import { sweepUsedChallenges } from './identity/captcha/sweep-used-challenges.ts';
import { publishScheduled } from './content/documents/publish-scheduled.ts';
import { sweepAutosaves, sweepReaders, sweepTrash } from './content/documents/sweep-documents.ts';
import { encodeCovers } from './content/files/encode-covers.ts';
import { sweepFiles } from './content/files/sweep-files.ts';
import { refundGivenUp } from './game/bridge/refund-given-up.ts';
import { sweepBridge } from './game/bridge/sweep-bridge.ts';
import { sweepIdempotencyKeys } from './platform/idempotency/sweep.ts';
import type { Job, OwnJob } from './platform/jobs/job.ts';
import { sweepLauncherCodes } from './game/launcher/sweep-launcher-codes.ts';
import { sweepLauncherLogs } from './game/launcher/sweep-launcher-logs.ts';
import { sweepBotTraffic } from './integrations/bots/sweep-bot-traffic.ts';
import { sweepOauth } from './identity/oauth/sweep-oauth.ts';
import { sweepMailChanges } from './identity/email-change/sweep-mail-changes.ts';
import { sendEmails, sweepEmails } from './community/emails/send-emails.ts';
import { sendResets, sweepResets } from './identity/passwords/send-resets.ts';
import { sweepPasskeys } from './identity/passkeys/sweep-passkeys.ts';
import { sweepUnpaid } from './billing/payments/sweep-unpaid.ts';
import { sweepStepUpCodes } from './identity/step-up/sweep-step-up-codes.ts';
import { payReferrals, sweepReferralReaders } from './billing/referral/pay-referrals.ts';
import { deleteAccounts } from './identity/personal-data/delete-accounts.ts';
import { makeExports, sweepExports } from './identity/personal-data/make-exports.ts';
import { sweepSignInFailures } from './identity/sessions/sign-in-guard.ts';
import { sweepSessions } from './identity/sessions/sweep-sessions.ts';
import { checkLedger } from './operators/ledger-check/check-ledger.ts';
import { countNewcomers } from './game/statistics/count-newcomers.ts';
import { refreshTops } from './community/leaderboards/refresh-tops.ts';
import { sweepCodes } from './identity/two-factor/check-code.ts';

/** All background jobs. */
export const jobs: readonly (Job | OwnJob)[] = [
  sweepIdempotencyKeys,
  sweepUsedChallenges,
  sweepSignInFailures,
  sweepSessions,
  sweepBridge,
  expireBans,
  refundGivenUp,
  sweepLauncherCodes,
  sweepLauncherLogs,
  sweepUnpaid,
  publishScheduled,
  sweepTrash,
  sweepReaders,
  sweepAutosaves,
  sweepFiles,
  encodeCovers,
  sweepOauth,
  refreshTops,
  sweepBotTraffic,
  countNewcomers,
  sendEmails,
  sweepEmails,
  sweepCodes,
  sendResets,
  sweepResets,
  sweepStepUpCodes,
  sweepMailChanges,
  sweepPasskeys,
  payReferrals,
  sweepReferralReaders,
  checkLedger,
  deleteAccounts,
  makeExports,
  sweepExports,
];
