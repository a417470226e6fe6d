/**
 * `npm run player -w @hoshikraft/api -- credit <nickname> <roubles> --reason "…"`, `-- debit …`,
 * `-- add-group <nickname> <group> --reason "…"`, `-- remove-group …` or `-- acts [<nickname>]`: what operators put right on
 * an account, each act recorded with who did it and why (docs/operations.md).
 */
import { userInfo } from 'node:os';
import { systemClock } from '../../context.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import { runPlayer } from './run-player.ts';

await runCommand(({ db, args }) => runPlayer({ app: { db, clock: systemClock }, operator: userInfo().username }, args));
