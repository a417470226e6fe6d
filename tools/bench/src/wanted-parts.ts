import { parseArgs } from 'node:util';

export const OF_SERVERS = ['servers', 'money', 'pages', 'pictures', 'documents'];
const PARTS = [...OF_SERVERS, 'players', 'launcher'];

export interface Wanted {
  parts: ReadonlySet<string>;
  /** Whether the table is kept in docs/performance.md. */
  write: boolean;
}

/**
 * What is asked for: every part where none is named.
 *
 * @throws Error for what is no part or option, before anything is built for it
 */
export function wantedParts(args: string[]): Wanted {
  const options = { write: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((word) => !PARTS.includes(word));
  if (unknown !== undefined) throw new Error(`${unknown} is no part of it, which are ${PARTS.join(', ')}`);
  const parts = new Set(positionals.length === 0 ? PARTS : positionals);
  if (values.write && parts.size < PARTS.length) throw new Error('Only a whole run is kept');
  return { parts, write: values.write };
}
