import pg from 'pg';
import type { TestApp } from '../test-app.ts';

export interface Work {
  /** SQL texts in order, without values. */
  statements: string[];
  hashes: number;
  emails: number;
  messages: number;
}

/** Timeouts of a connection are set only when they change, so they are not counted. */
const SET_TIMEOUT = /(^|; )SET (LOCAL )?\w+_timeout = .*$/;

/** Counts the queries, password hashes, queued emails and bot messages of this process while `action` runs. */
export async function countWork({ app }: TestApp, action: () => Promise<unknown>): Promise<Work> {
  const { pool, passwords } = app;
  const work: Pick<Work, 'statements' | 'hashes'> = { statements: [], hashes: 0 };
  const countQueued = async () => {
    const { rows } = await pool.query<Pick<Work, 'emails' | 'messages'>>(
      'SELECT (SELECT count(*)::int FROM letters) AS emails, (SELECT count(*)::int FROM bot_messages) AS messages',
    );
    return rows[0] ?? { emails: 0, messages: 0 };
  };
  const before = await countQueued();
  const client = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = client;
  client.query = function count(...given) {
    const [sent] = given as [string | { text: string }];
    const text = (typeof sent === 'string' ? sent : sent.text).replace(SET_TIMEOUT, '');
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
    await action();
  } finally {
    client.query = query;
    app.passwords = passwords;
  }
  const after = await countQueued();
  return { ...work, emails: after.emails - before.emails, messages: after.messages - before.messages };
}
