/**
 * `npm run legacy-tokens -w @hoshikraft/api < pairs.csv` imports logins and tokens of the previous site, one pair per line:
 * `login,token`. Only the hash of a token is stored.
 */
import { createInterface } from 'node:readline';
import { runCommand } from '../../platform/database/run-command.ts';
import { addLegacyToken } from './passwords-repository.ts';

await runCommand(async ({ db }) => {
  const counts = { kept: 0, unknown: 0 };
  for await (const line of createInterface({ input: process.stdin })) {
    const [login = '', token = ''] = line.trim().split(',');
    if (token === '') continue;
    counts[(await addLegacyToken(db, login, token)) ? 'kept' : 'unknown'] += 1;
  }
  return `Tokens imported: ${counts.kept}; skipped (unknown player): ${counts.unknown}`;
});
