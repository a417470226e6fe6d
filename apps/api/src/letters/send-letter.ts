import { randomUUID } from 'node:crypto';
import type { Locale } from '@hoshikraft/shared';
import type { AppContext } from '../context.ts';
import { sealText } from '../database/seal.ts';
import type { Trx } from '../database/types.ts';
import type { LetterArgs, LetterKind } from '../words/letters/letter-words.ts';
import { letterKinds } from './letter-kinds.ts';
import { addLetter } from './letters-repository.ts';

export interface NewLetter<Kind extends LetterKind> {
  readonly to: string;
  readonly locale: Locale;
  readonly kind: Kind;
  readonly args: LetterArgs[Kind];
  /** Whose doing it is; left out where nobody is signed in. */
  readonly playerId?: string;
}

/**
 * Writes a letter that leaves within a second or so of the commit, and never where there is none. What it says is sealed
 * until then, and gone afterwards.
 */
export async function sendLetter<Kind extends LetterKind>(
  trx: Trx,
  app: Pick<AppContext, 'config'>,
  { to, locale, kind, args, playerId }: NewLetter<Kind>,
): Promise<void> {
  const id = randomUUID();
  const sealed = sealText({ secret: app.config.sealingSecret, purpose: 'letters' }, id, JSON.stringify(args));
  await addLetter(trx, {
    id,
    playerId: playerId ?? null,
    to,
    locale,
    kind,
    sealed,
    usefulMs: letterKinds[kind].usefulMs,
  });
}
