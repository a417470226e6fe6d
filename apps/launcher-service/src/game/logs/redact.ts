import { isIP } from 'node:net';
import { homedir, userInfo } from 'node:os';

export interface Person {
  home: string;
  user: string;
}

const UUID = /\b[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}\b/gi;
const MAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(\.[\p{L}\d-]{1,63}){1,8}/gu;
/** `--accessToken …`, `--password=…`: an argument is secret however short, and a partial mask is not enough (`1w***`). */
const SECRET_ARGUMENT =
  /(--[\w-]{0,40}(?:auth|session|secret|password|passwd|token|api.?key|credential)[\w-]{0,40}["']?(?:\s*[=,]\s*|\s+)["']?)([^\s"',;)\]}]+)/gi;
/** `token=…`, `--accessToken …`, `"password": "…"`, `Authorization: Bearer …`. */
const NAMED_SECRET =
  /((?:access|auth|session|bearer|secret|password|passwd|token|api.?key|credential)[\w-]{0,40}["']?(?:\s*[:=]\s*|\s+)["']?(?:bearer\s+)?)([^\s"',;)\]}]{6,})/gi;
const LOGIN =
  /((?:--(?:username|login)["']?(?:\s*=\s*|\s+)|\b(?:login|user ?name|setting user)["']?\s*[:=]\s*)["']?)([\w-]{3,16})/gi;
/** The arguments of the game contain the player's name, also after a restart of the launcher. */
const LOGIN_ARGUMENT = /--(?:username|login)["']?(?:\s*=\s*|\s+)["']?(\w{3,16})/g;
/** Long strings without spaces, dots or slashes are tokens. */
const LONG_SECRET = /(?<![\w/.+-])(?=[\w+-]*\d)(?=[\w+-]*[A-Za-z])[\w+-]{32,}={0,2}(?![\w/.])/g;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const IPV4 = /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\w)/g;
const IPV6 =
  /(?<![\w:.])(?:\[(?:[0-9a-f]{0,4}:){2,7}[0-9a-f.]{0,15}(?:%\w+)?\]|(?:[0-9a-f]{0,4}:){2,7}[0-9a-f.]{0,15}(?:%\w+)?(?![\w:]))/gi;
const HOMES = /((?:\/home|\/Users|\\Users|\/Documents and Settings|[A-Z]:\/Users)[\\/]+)([^\\/\s"':;,]+)/gi;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isOwnMachine = (address: string) => /^(127\.|0\.0\.0\.0$|::1?$)/.test(address);

function redactAddress(found: string): string {
  const address = found.replace(/^\[|\]$/g, '').replace(/%\w+$/, '');
  return isIP(address) === 0 || isOwnMachine(address) ? found : '<address>';
}

/** Names of the user of this machine, as paths and lines of the game contain them. */
export function thisPerson(): Person {
  try {
    return { home: homedir(), user: userInfo().username };
  } catch {
    // A user without an entry in the system's list, as in containers.
    return { home: homedir(), user: '' };
  }
}

/** Names of the account in the game's arguments. */
export const loginsIn = (lines: readonly string[]): string[] => [
  ...new Set(lines.flatMap((line) => [...line.matchAll(LOGIN_ARGUMENT)].map((match) => match[1] ?? ''))),
];

/** Redacts lines of a game, including the names that the lines themselves reveal. */
export function redactLines(lines: readonly string[], person: Person, secrets: readonly string[] = []): string[] {
  const known = [...secrets, ...loginsIn(lines)];
  return lines.map((line) => redact(line, person, known));
}

/**
 * Removes private data from a text: tokens, passwords, ids, the account's name, email and network addresses, the home
 * folder and the name of its owner.
 *
 * @param secrets known secrets, such as the login and the token of the game
 */
export function redact(text: string, person: Person, secrets: readonly string[] = []): string {
  let clean = text;
  for (const secret of secrets.filter((word) => word.length > 2)) {
    clean = clean.replaceAll(new RegExp(`(?<![\\w-])${escape(secret)}(?![\\w-])`, 'g'), '<secret>');
  }
  clean = clean
    .replace(JWT, '<token>')
    .replace(UUID, '<id>')
    .replace(MAIL, '<mail>')
    .replace(SECRET_ARGUMENT, '$1<token>')
    .replace(NAMED_SECRET, '$1<token>')
    .replace(LOGIN, '$1<login>')
    .replace(LONG_SECRET, '<token>')
    .replace(IPV4, redactAddress)
    .replace(IPV6, redactAddress);
  if (person.home.length > 1)
    clean = clean.replaceAll(new RegExp(`${escape(person.home)}(?![\\p{L}\\d_-])`, 'giu'), '~');
  clean = clean.replace(HOMES, '$1<user>');
  if (person.user.length > 2) {
    clean = clean.replaceAll(new RegExp(`(?<![\\p{L}\\d_])${escape(person.user)}(?![\\p{L}\\d_])`, 'giu'), '<user>');
  }
  return clean;
}
