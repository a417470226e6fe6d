/** `npm run migrate -w @hoshikraft/api`: applies all new migrations to the configured database. */
import { migrate } from './migrate.ts';
import { runCommand } from './run-command.ts';

await runCommand(
  async ({ pool }) => {
    const applied = await migrate(pool);
    return applied.length === 0 ? 'Nothing to apply' : `Applied ${applied.join(', ')}`;
  },
  { creates: true },
);
