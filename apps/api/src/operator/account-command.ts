/**
 * `npm run account -w @hoshikraft/api -- show <nickname>`, `-- give-mail <nickname> <new mail> --reason "…"` or
 * `-- waive-second-factor <nickname> --reason "…"`: for the one who answers a player that has lost what they sign in with.
 * Takes the environment of the API, whose secrets seal letters.
 */
import { systemClock } from '../context.ts';
import { runCommand } from '../database/run-command.ts';
import { runAccount } from './run-account.ts';

await runCommand(({ config, db, args }) => runAccount({ config, db, clock: systemClock }, args));
