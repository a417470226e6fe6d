/**
 * `npm run ledger -w @hoshikraft/api -- check` compares all movements, balances and what they are for; `-- history` lists the
 * nightly checks (docs/operations.md).
 */
import { LONG_TIMEOUTS } from '../../platform/database/postgres.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import { runLedger } from './run-ledger.ts';

await runCommand(({ db, args }) => runLedger(db, args), { waits: LONG_TIMEOUTS });
