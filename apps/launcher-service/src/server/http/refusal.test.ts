import { expect, test } from '@jest/globals';
import { LaunchFailure } from '../../launch-failure.ts';
import { refusalBody, toRefusal } from '../../refusal.ts';

const HOME = '/home/player/Лаунчер';
const diskError = (code: string) => Object.assign(new Error('the disk'), { code });

test.each([
  ['ENOSPC', diskError('ENOSPC'), 'disk_full', HOME],
  ['EDQUOT', diskError('EDQUOT'), 'disk_full', HOME],
  ['EROFS', diskError('EROFS'), 'not_saved', HOME],
  ['EACCES', diskError('EACCES'), 'not_saved', HOME],
  ['disk_full', new LaunchFailure({ code: 'disk_full', need: 2, free: 1, path: '/games' }), 'disk_full', '/games'],
  ['path_unusable', new LaunchFailure({ code: 'path_unusable', path: '/games' }), 'not_saved', '/games'],
] as const)('a disk error %s is reported with the name of the folder', (_, error, type, path) => {
  const refusal = toRefusal(error, HOME);
  expect(refusal.type).toBe(type);
  for (const locale of ['ru', 'en'] as const) {
    expect(refusalBody(refusal, locale).details?.description).toContain(path);
  }
});

test.each([
  [new LaunchFailure({ code: 'metadata_expired', reason: 'clock' }), 'clock_wrong'],
  [new LaunchFailure({ code: 'metadata_expired' }), 'metadata_expired'],
  [new LaunchFailure({ code: 'manifest_unavailable' }), 'manifest_unavailable'],
  [new LaunchFailure({ code: 'manifest_unavailable', reason: 'proxy', path: 'http://a:1' }), 'proxy_unavailable'],
  [new Error('a bug'), 'internal'],
])('%p is reported as %s', (error, type) => {
  expect(toRefusal(error, HOME).type).toBe(type);
});
