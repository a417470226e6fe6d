/**
 * `npm run legacy-tokens -w @hoshikraft/api < pairs.csv` takes in logins and tokens of the site before this one, a pair a
 * line: `login,token`. Of a token only its hash is kept.
 */
import { createInterface } from 'node:readline';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { addLegacyToken } from './passwords-repository.ts';

const { url, pgliteDir } = readConfig(process.env).database;
const onFault = (error: Error) => void process.stderr.write(`${error.message}\n`);
const database = await openDatabase({ url, poolSize: 1, pgliteDir, onFault });
const taken = { kept: 0, unknown: 0 };
try {
  for await (const line of createInterface({ input: process.stdin })) {
    const [login = '', token = ''] = line.trim().split(',');
    if (token === '') continue;
    taken[(await addLegacyToken(database.db, login, token)) ? 'kept' : 'unknown'] += 1;
  }
  process.stdout.write(`${taken.kept} tokens kept, ${taken.unknown} of nobody we know\n`);
} finally {
  await database.close();
}
