/** `npm run launcher-log -w @hoshikraft/api -- <id>` prints the log that a player sent to support. */
import { runCommand } from '../../platform/database/run-command.ts';
import { findLog } from './launcher-logs-repository.ts';

await runCommand(async ({ db, args: [id] }) => {
  if (id === undefined) throw new Error('Usage: <id>');
  const log = await findLog(db, id.toUpperCase());
  if (log === undefined) throw new Error(`Log ${id} not found: logs are stored for 14 days`);
  return `${log.received_at.toISOString()} client ${log.client_id ?? 'none'}\n${log.text}`;
});
