import { sql } from 'kysely';
import { openSealed } from '../src/database/seal.ts';
import type { LetterArgs, LetterKind } from '../src/words/letters/letter-words.ts';
import type { TestApp } from './test-app.ts';

interface Written<Kind extends LetterKind> {
  locale: string;
  args: LetterArgs[Kind];
}

/** Letters of a kind that wait for an address, the oldest first, opened. */
export async function lettersTo<Kind extends LetterKind>(
  test: TestApp,
  to: string,
  kind: Kind,
): Promise<Written<Kind>[]> {
  const rows = await test.app.db
    .selectFrom('letters')
    .select(['id', 'locale', 'args_sealed'])
    .where('recipient', '=', to)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute();
  const key = { secret: test.app.config.sealingSecret, purpose: 'letters' } as const;
  return rows.map(({ id, locale, args_sealed }) => ({
    locale,
    args: JSON.parse(openSealed(key, id, args_sealed ?? Buffer.of())) as LetterArgs[Kind],
  }));
}

/** Lets the letters written so far lie back in time, so that another may be asked for. */
export async function ageLetters(test: TestApp, milliseconds: number): Promise<void> {
  await sql`UPDATE letters SET created_at = created_at - ${milliseconds} * interval '1 millisecond'`.execute(
    test.app.db,
  );
}
