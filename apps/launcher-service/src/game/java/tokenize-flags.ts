export interface FlagToken {
  text: string;
  /** A quote without an end: the meaning is unclear. */
  unclosed: boolean;
}

const ESCAPABLE = new Set(['"', "'", '\\', ' ']);

/**
 * Splits flags at white space, except inside single or double quotes. A backslash escapes a quote, a space and itself, and
 * is literal before anything else, so that `C:\Games` works.
 */
export function tokenizeFlags(text: string): FlagToken[] {
  const tokens: FlagToken[] = [];
  let token: string | null = null;
  let quote: string | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const next = text.charAt(at + 1);
    if (char === '\\' && quote !== "'" && ESCAPABLE.has(next)) {
      token = (token ?? '') + next;
      at += 1;
    } else if (quote !== null) {
      if (char === quote) quote = null;
      else token += char;
    } else if (char === '"' || char === "'") {
      quote = char;
      token ??= '';
    } else if (/\s/.test(char)) {
      if (token !== null) tokens.push({ text: token, unclosed: false });
      token = null;
    } else {
      token = (token ?? '') + char;
    }
  }
  if (token !== null) tokens.push({ text: token, unclosed: quote !== null });
  return tokens;
}
