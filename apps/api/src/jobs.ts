import { expireBans } from './bans/expire-bans.ts';
import { sweepUsedChallenges } from './captcha/sweep-used-challenges.ts';
import { publishScheduled } from './documents/publish-scheduled.ts';
import { sweepReaders, sweepTrash } from './documents/sweep-documents.ts';
import { encodeCovers } from './files/encode-covers.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { refundGivenUp } from './game/refund-given-up.ts';
import { sweepBridge } from './game/sweep-bridge.ts';
import { sweepIdempotencyKeys } from './platform/idempotency/sweep.ts';
import type { Job, OwnJob } from './platform/jobs/job.ts';
import { sweepLauncherLogs } from './launcher/sweep-launcher-logs.ts';
import { sweepBotTraffic } from './integrations/bots/sweep-bot-traffic.ts';
import { sweepOauth } from './oauth/sweep-oauth.ts';
import { sweepMailChanges } from './mail/sweep-mail-changes.ts';
import { sendEmails, sweepEmails } from './letters/send-emails.ts';
import { sendResets, sweepResets } from './passwords/send-resets.ts';
import { sweepPasskeys } from './passkeys/sweep-passkeys.ts';
import { sweepUnpaid } from './payments/sweep-unpaid.ts';
import { sweepStepUpCodes } from './proof/sweep-step-up-codes.ts';
import { payReferrals, sweepReferralReaders } from './referral/pay-referrals.ts';
import { sweepSignInFailures } from './sessions/sign-in-guard.ts';
import { sweepSessions } from './sessions/sweep-sessions.ts';
import { countNewcomers } from './stats/count-newcomers.ts';
import { refreshTops } from './tops/refresh-tops.ts';
import { sweepCodes } from './two-factor/check-code.ts';

/** All background jobs. */
export const jobs: readonly (Job | OwnJob)[] = [
  sweepIdempotencyKeys,
  sweepUsedChallenges,
  sweepSignInFailures,
  sweepSessions,
  sweepBridge,
  expireBans,
  refundGivenUp,
  sweepLauncherLogs,
  sweepUnpaid,
  publishScheduled,
  sweepTrash,
  sweepReaders,
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
];
