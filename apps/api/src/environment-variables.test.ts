import { expect, test } from '@jest/globals';
import { readConfig } from './config.ts';
import { MEANINGS } from './environment-variables.ts';
import { readEnvironment } from './environment.ts';

test('every variable that is documented is read', () => {
  const read = new Set<string>();
  for (const variables of [{ NODE_ENV: 'test' }, { FILES_BUCKET: 'files', FILES_ENDPOINT: 'http://127.0.0.1' }]) {
    const env = readEnvironment(variables);
    readConfig(variables, env);
    for (const name of env.defaults.keys()) read.add(name);
  }
  // Read only if production has no database.
  read.add('ALLOW_PGLITE_IN_PRODUCTION');
  expect([...read].toSorted()).toEqual(Object.keys(MEANINGS).toSorted());
});
