import { expect, test } from '@jest/globals';
import { fakeLauncher } from './fake-launcher.ts';

const ask = (path: string): Request => new Request(`http://launcher.test${path}`);

test('the service of the launcher has its own contract, with parameters in paths', async () => {
  const launcher = fakeLauncher({ 'GET /api/team': {}, 'GET /debugger': {} }, () => ({ value: 7 }));
  for (const path of ['/api/team', '/debugger', '/storage/locale', '/storage/%20']) await launcher.fetch(ask(path));
  expect(await launcher.takeFaults()).toEqual([
    'getTeam (GET /api/team): answer 200 is wrong at "groups" (required): nothing',
    'getDebugger (GET /debugger): answer 200 is wrong at "value" (required): nothing',
    'readStorage (GET /storage/locale): answer 200 is wrong at "value" (type): 7',
    'readStorage (GET /storage/%20): path is wrong at "key" (pattern): " "',
    'readStorage (GET /storage/%20): answer 200 is wrong at "value" (type): 7',
  ]);
});
