import pg from 'pg';
import type { TestApp } from '../test-app.ts';

export interface Work {
  /** In their order, as PostgreSQL is asked them, without what they are asked for. */
  statements: string[];
  hashes: number;
  letters: number;
  messages: number;
}

/** How long a connection waits is told it where it differs from the time before: it is nobody's work. */
const OF_CONNECTION = /(^|; )SET (LOCAL )?\w+_timeout = .*$/;

/** What is done meanwhile by this process, besides what the answer says. */
export async function countWork({ app }: TestApp, done: () => Promise<unknown>): Promise<Work> {
  const { pool, passwords } = app;
  const work: Pick<Work, 'statements' | 'hashes'> = { statements: [], hashes: 0 };
  const owed = async () => {
    const { rows } = await pool.query<Pick<Work, 'letters' | 'messages'>>(
      'SELECT (SELECT count(*)::int FROM letters) AS letters, (SELECT count(*)::int FROM bot_messages) AS messages',
    );
    return rows[0] ?? { letters: 0, messages: 0 };
  };
  const before = await owed();
  const client = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = client;
  client.query = function count(...given) {
    const [asked] = given as [string | { text: string }];
    const text = (typeof asked === 'string' ? asked : asked.text).replace(OF_CONNECTION, '');
    if (text !== '') work.statements.push(text);
    return query.apply(this, given);
  };
  app.passwords = {
    ...passwords,
    verify: (...given) => {
      work.hashes += 1;
      return passwords.verify(...given);
    },
    hash: (...given) => {
      work.hashes += 1;
      return passwords.hash(...given);
    },
  };
  try {
    await done();
  } finally {
    client.query = query;
    app.passwords = passwords;
  }
  const after = await owed();
  return { ...work, letters: after.letters - before.letters, messages: after.messages - before.messages };
}
