import { sql } from 'kysely';
import { openSealed } from '../src/platform/database/seal.ts';
import type { EmailArgs, EmailKind } from '../src/platform/messages/letters/email-messages.ts';
import type { TestApp } from './test-app.ts';

interface QueuedEmail<Kind extends EmailKind> {
  locale: string;
  args: EmailArgs[Kind];
}

/** Queued emails of a kind to an address, oldest first, decrypted. */
export async function listEmails<Kind extends EmailKind>(
  test: TestApp,
  to: string,
  kind: Kind,
): Promise<QueuedEmail<Kind>[]> {
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
    args: JSON.parse(openSealed(key, id, args_sealed ?? Buffer.of())) as EmailArgs[Kind],
  }));
}

/** Moves all queued emails back in time, so that another may be requested. */
export async function ageEmails(test: TestApp, milliseconds: number): Promise<void> {
  await sql`UPDATE letters SET created_at = created_at - ${milliseconds} * interval '1 millisecond'`.execute(
    test.app.db,
  );
}
