/** `npm run rollups -w @hoshikraft/api`: adds playtime up anew from the play sessions, beside a running API. */
import { PATIENCE } from '../database/postgres.ts';
import { runCommand } from '../database/run-command.ts';
import { rebuildRollups } from './rollups-repository.ts';

await runCommand(async ({ db }) => {
  await rebuildRollups(db);
  return 'Playtime is added up anew from the play sessions';
}, PATIENCE);
