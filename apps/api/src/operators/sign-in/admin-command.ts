/** `npm run admin -w @hoshikraft/api -- invite`: a one-time link that makes its user an administrator (docs/operations.md). */
import { userInfo } from 'node:os';
import { systemClock } from '../../context.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import { runAdmin } from './run-admin.ts';

await runCommand(({ db, config, args }) =>
  runAdmin({ app: { db, config, clock: systemClock }, operator: userInfo().username }, args),
);
