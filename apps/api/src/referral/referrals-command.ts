/** `npm run referrals -w @hoshikraft/api`: counts referral hours anew from the play sessions, and pays what is not paid yet. */
import { readConfig } from '../config.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { openDatabase } from '../database/open.ts';
import { PATIENCE } from '../database/postgres.ts';
import { endOfDays } from '../privacy/days-over.ts';
import { putAllBack, recountReferrals } from './hours-repository.ts';
import { payNextDue } from './pay-referrals.ts';

const { url, pgliteDir } = readConfig(process.env).database;
const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault, waits: PATIENCE });
try {
  const { db } = database;
  await putAllBack(db);
  while (await inTransaction(db, (trx) => payNextDue(trx, new Date())));
  const { invited, owed, paid, waiting, coins, different } = await recountReferrals(db, endOfDays(new Date()));
  const hours = `${owed} hours by their sessions, ${paid} paid with ${coins} coins, ${waiting} until their day is over`;
  process.stdout.write(`${invited} invited, ${hours}\n`);
  if (different > 0) throw new Error(`${different} of them were paid another number of hours than their sessions say`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}
