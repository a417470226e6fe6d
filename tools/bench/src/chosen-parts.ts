import { parseArgs } from 'node:util';

const PARTS = ['servers', 'money', 'pages', 'players', 'launcher'];

/**
 * Parses the command line. Without named parts all parts are measured.
 *
 * @throws Error for an unknown part or option, before anything is built
 */
export function chosenParts(args: string[]): { parts: ReadonlySet<string>; write: boolean } {
  const options = { write: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.find((word) => !PARTS.includes(word));
  if (unknown !== undefined) throw new Error(`unknown part ${unknown}: choose from ${PARTS.join(', ')}`);
  if (values.write && positionals.length > 0) throw new Error('--write needs a run of all parts');
  return { parts: new Set(positionals.length === 0 ? PARTS : positionals), write: values.write };
}
