/**
 * `npm run account -w @hoshikraft/api -- show <nickname>`, `-- give-mail <nickname> <new mail> --reason "…"`,
 * `-- waive-second-factor <nickname> --reason "…"`, `-- clashing-mails` or `-- refused-mails`: for operators who help players that lost
 * their sign-in methods. Needs the environment of the API, whose secrets encrypt queued emails.
 */
import { systemClock } from '../../context.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import { runAccount } from './run-account.ts';

await runCommand(({ config, db, args }) => runAccount({ config, db, clock: systemClock }, args));
