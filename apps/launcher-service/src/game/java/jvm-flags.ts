import type { Locale } from '@hoshikraft/shared';
import type { Schemas } from '../../schemas.ts';
import { messages } from '../../messages/messages.ts';
import { type IgnoredReason, refusalOf, takesValue } from './jvm-flag-rules.ts';
import { tokenizeFlags } from './tokenize-flags.ts';

type Reading = Omit<Schemas['JvmFlags'], 'value'>;

const LIMIT = 200;

/**
 * Parses the JVM flags that a player typed into those for Java and the ignored ones with their reasons.
 *
 * No passed flag can consume the next argument: flags with a value are written as `name=value`.
 */
export function readJvmFlags(value: string, locale: Locale): Reading {
  const reading: Reading = { tokens: [], ignored: [] };
  const { ignoredFlags } = messages(locale);
  const ignore = (flag: string, reason: IgnoredReason) => {
    if (reading.ignored.length < LIMIT) reading.ignored.push({ flag, reason, text: ignoredFlags[reason] });
  };
  const typed = tokenizeFlags(value);
  for (let at = 0; at < typed.length; at += 1) {
    const word = typed[at];
    if (word === undefined) break;
    const following = takesValue(word.text) ? typed[at + 1] : undefined;
    if (following !== undefined) at += 1;
    const whole = following === undefined ? word.text : `${word.text}=${following.text}`;
    const flagText = following === undefined ? word.text : `${word.text} ${following.text}`;
    const reason = refusalOf(whole);
    if (reason !== null) ignore(flagText, reason);
    else if (word.unclosed || following?.unclosed === true) ignore(flagText, 'not_a_flag');
    else if (takesValue(whole) || reading.tokens.length === LIMIT) ignore(flagText, 'not_a_flag');
    else reading.tokens.push(whole);
  }
  return reading;
}
