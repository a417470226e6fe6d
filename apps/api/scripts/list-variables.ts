import { readConfig } from '../src/config.ts';
import { isDevelopmentSecret } from '../src/development-secrets.ts';
import { MEANINGS } from '../src/environment-variables.ts';
import { readEnvironment } from '../src/environment.ts';

/** Environments that cover all variables: some are read only if others are set. */
const SAMPLES = [{}, { FILES_BUCKET: 'files', FILES_ENDPOINT: 'http://127.0.0.1' }, { PGLITE_DIR: '.dev/pglite' }];

const defaults = new Map<string, string | null>();
for (const sample of SAMPLES) {
  const env = readEnvironment(sample);
  readConfig(sample, env);
  for (const [name, standard] of env.defaults) defaults.set(name, defaults.get(name) ?? standard);
}

/** Variables required in production: the names at the start of the faults of an empty environment. */
function requiredNames(): Set<string> {
  try {
    readConfig({ NODE_ENV: 'production' });
  } catch (error) {
    const faults = String(error)
      .replace(/^.*?configuration: /, '')
      .split('; ');
    return new Set(faults.flatMap((fault) => /^(?:neither )?([A-Z_]+) /.exec(fault)?.[1] ?? []));
  }
  return new Set();
}

const required = requiredNames();
const shown = (name: string): string | null => {
  const standard = defaults.get(name) ?? null;
  return standard !== null && /SECRET|_KEY$|TOKEN$|PASSWORD/.test(name) && isDevelopmentSecret(standard)
    ? 'a development secret'
    : standard;
};

const variables = Object.entries(MEANINGS).map(([name, meaning]) => ({
  name,
  meaning,
  default: shown(name),
  required: required.has(name),
}));
process.stdout.write(`${JSON.stringify(variables)}\n`);
