import { expect, test } from '@jest/globals';
import type { Description } from './description.ts';
import { permissionNames, policySource } from './policy.ts';

const flag = { type: 'boolean' };
const closed = (properties: object) => ({ type: 'object', properties });
const Permissions = closed({ web: closed({ news: closed({ edit: flag, create: flag }) }), admin: flag });
const SESSION = [{ accessId: [], accessToken: [] }];

const describe = (operation: object, root: object = {}) =>
  ({
    'x-rate': 600,
    'x-body': 100,
    ...root,
    paths: { '/thing': { get: { operationId: 'getThing', security: [], responses: {}, ...operation } } },
    components: { schemas: { Permissions } },
  }) as unknown as Description;

/** The only entry of the policy table. */
function policyOf(operation: object, root: object = {}): unknown {
  const source = policySource(describe(operation, root));
  return JSON.parse(/^ {2}getThing: (.*),$/m.exec(source)?.[1] ?? '');
}

const ORDINARY = {
  security: 'none',
  permission: null,
  pending: false,
  proof: false,
  rate: 600,
  rateWith: null,
  body: 100,
};

test.each([
  [{}, ORDINARY],
  [{ security: SESSION }, { ...ORDINARY, security: 'session' }],
  [{ security: [...SESSION, {}] }, { ...ORDINARY, security: 'optional' }],
  [
    { security: [{ gameKey: [] }], 'x-rate': 1200, 'x-body': 5 },
    { ...ORDINARY, security: 'gameKey', rate: 1200, body: 5 },
  ],
  [
    { security: SESSION, 'x-permission': 'web.news.edit' },
    { ...ORDINARY, security: 'session', permission: 'web.news.edit' },
  ],
  [
    { security: SESSION, 'x-pending': true },
    { ...ORDINARY, security: 'session', pending: true },
  ],
  [
    { security: SESSION, 'x-proof': true },
    { ...ORDINARY, security: 'session', proof: true },
  ],
  [{ 'x-rate': false }, { ...ORDINARY, rate: false }],
  [{ 'x-rate-with': { name: 6 } }, { ...ORDINARY, rateWith: { query: 'name', rate: 6 } }],
])('the policy of %j', (operation, policy) => {
  expect(policyOf(operation)).toEqual(policy);
});

test('a permission is a leaf of the schema, dotted', () => {
  expect(permissionNames(describe({}))).toEqual(['admin', 'web.news.create', 'web.news.edit']);
  expect(policySource(describe({}))).toContain(
    "export const PERMISSIONS = ['admin', 'web.news.create', 'web.news.edit'] as const;",
  );
});

test.each([
  [{ security: SESSION, 'x-permission': 'web.news.fly' }, 'a permission that the contract lacks: web.news.fly'],
  [{ 'x-permission': 'admin' }, 'a policy for sessions only'],
  [{ security: [{}, ...SESSION], 'x-pending': true }, 'a policy for sessions only'],
  [{ 'x-proof': true }, 'a policy for sessions only'],
  [{ security: SESSION, 'x-pending': true, 'x-proof': true }, 'who waits for a proof'],
  [{ security: [{ magic: [] }] }, 'credentials that are not known: magic'],
])('%j is rejected', (operation, fault) => {
  expect(() => policyOf(operation)).toThrow(fault);
});

test('a description without a largest body has no policy', () => {
  expect(() => policyOf({}, { 'x-body': undefined })).toThrow('x-body');
});
