/** `npm run referrals -w @hoshikraft/api`: recounts referral hours from the play sessions, and pays those that are not paid yet. */
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { LONG_TIMEOUTS } from '../../platform/database/postgres.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import { endOfDays } from '../../community/privacy/days-over.ts';
import { enqueueAllInvites, recountReferrals } from './hours-repository.ts';
import { payNextDue } from './pay-referrals.ts';

await runCommand(
  async ({ db }) => {
    await enqueueAllInvites(db);
    while (await inTransaction(db, (trx) => payNextDue(trx, new Date())));
    const { invited, owed, paid, waiting, coins, different } = await recountReferrals(db, endOfDays(new Date()));
    const hours = `${owed} hours by their sessions, ${paid} paid with ${coins} coins, ${waiting} until their day is over`;
    if (different > 0) {
      process.stderr.write(`${different} of them were paid another number of hours than their sessions say\n`);
      process.exitCode = 1;
    }
    return `${invited} invited, ${hours}`;
  },
  { waits: LONG_TIMEOUTS },
);
