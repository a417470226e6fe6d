/**
 * `npm run legacy-tokens -w @hoshikraft/api < pairs.csv` takes in logins and tokens of the site before this one, a pair a
 * line: `login,token`. Of a token only its hash is kept.
 */
import { createInterface } from 'node:readline';
import { runCommand } from '../database/run-command.ts';
import { addLegacyToken } from './passwords-repository.ts';

await runCommand(async ({ db }) => {
  const taken = { kept: 0, unknown: 0 };
  for await (const line of createInterface({ input: process.stdin })) {
    const [login = '', token = ''] = line.trim().split(',');
    if (token === '') continue;
    taken[(await addLegacyToken(db, login, token)) ? 'kept' : 'unknown'] += 1;
  }
  return `${taken.kept} tokens kept, ${taken.unknown} of nobody we know`;
});
