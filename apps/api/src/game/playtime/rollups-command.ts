/** `npm run rollups -w @hoshikraft/api`: recomputes playtime from the play sessions, while the API runs. */
import { LONG_TIMEOUTS } from '../../platform/database/postgres.ts';
import { runCommand } from '../../platform/database/run-command.ts';
import { rebuildRollups } from './rollups-repository.ts';

await runCommand(
  async ({ db }) => {
    await rebuildRollups(db);
    return 'Playtime is added up anew from the play sessions';
  },
  { waits: LONG_TIMEOUTS },
);
