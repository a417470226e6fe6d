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
    const hours = `${owed} hours played, ${paid} paid with ${coins} coins, ${waiting} waiting for the end of the day`;
    if (different > 0) {
      process.stderr.write(`For ${different} of them, the paid hours differ from their sessions\n`);
      process.exitCode = 1;
    }
    return `${invited} invited players: ${hours}`;
  },
  { waits: LONG_TIMEOUTS },
);
